import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createComment } from '../src/domains/comment/commands.ts'
import { articles, comments, messages } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('comments', (getServer) => {
  const api = createApis(getServer)
  const say = (as: string, articleId: string, content: string, parentId = '-1') =>
    api(as).comment.createComment({ body: { articleId, content, parentId } })
  const remove = (as: string, id: string) => api(as).comment.deleteComment({ params: { id } })
  const threadOf = (id: string) => api().comment.listComments({ params: { id } })
  const countOf = async (id: string) =>
    (await api().article.getArticle({ params: { id } })).commentCount
  const newArticle = (changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return api(IDS.lan).article.createArticle({ body })
  }
  /** Writes a comment and returns its id. */
  const said = async (as: string, articleId: string, content: string, parentId?: string) => {
    await say(as, articleId, content, parentId)
    const { db } = getServer().context
    const rows = await db.select().from(comments).where(eq(comments.targetId, articleId))
    return rows.find((row) => row.content === content)?.id ?? ''
  }

  it('require a session for writing and deleting', async () => {
    const body = { articleId: IDS.grid, content: '匿名' }
    await expect(api().comment.createComment({ body })).rejects.toMatchObject({ status: 401 })
    await expect(
      api().comment.deleteComment({ params: { id: IDS.comment } }),
    ).rejects.toMatchObject({ status: 401 })
  })

  it('belong to the user of the token', async () => {
    const id = await newArticle()
    const body = { articleId: id, content: '我是谁', userId: IDS.lan, nickName: '冒名' }
    await api(IDS.zhou).comment.createComment({ body })
    expect(await threadOf(id)).toMatchObject([
      { content: '我是谁', nickName: '小舟', userId: IDS.zhou },
    ])
    expect(await countOf(id)).toBe(1)
  })

  it('are rendered without scripts', async () => {
    const id = await newArticle()
    await say(IDS.zhou, id, '用 `code`，[点我](javascript:alert(1))<img src=x onerror=alert(1)>')
    const [{ htmlContent = '' } = { htmlContent: '' }] = await threadOf(id)
    expect(htmlContent).toContain('<code translate="no">code</code>')
    expect(htmlContent).not.toMatch(/javascript:|onerror/)
  })

  it('keep the line breaks that were typed', async () => {
    const id = await newArticle()
    await say(IDS.zhou, id, '原因：\n1、缓存没清\n2、版本不对')
    const [{ htmlContent = '' } = { htmlContent: '' }] = await threadOf(id)
    expect(htmlContent).toBe('<p>原因：<br>\n1、缓存没清<br>\n2、版本不对</p>')
  })

  it('mention users by the longest matching user name', async () => {
    const body = { username: '小舟同学', password: '春眠不觉晓晓', repPassword: '春眠不觉晓晓' }
    await api().user.register({ body })
    const id = await newArticle()
    await say(IDS.lan, id, '请@小舟同学你看，还有 `@小舟同学` 与 a@小舟同学 和 @查无此人')
    const [{ htmlContent = '' } = { htmlContent: '' }] = await threadOf(id)
    expect(htmlContent.match(/href="\/user\/\d+"/g)).toHaveLength(1)
    expect(htmlContent).toContain('>@小舟同学</a>你看')
    expect(htmlContent).toContain('@查无此人')
  })

  it('refuse an empty text, an unknown article and a parent of another article', async () => {
    const id = await newArticle()
    const elsewhere = await said(IDS.zhou, await newArticle(), '别处的')
    await expect(say(IDS.zhou, id, '   ')).rejects.toMatchObject({ code: 999 })
    await expect(say(IDS.zhou, '7', '有吗')).rejects.toMatchObject({ message: '文章不存在' })
    await expect(say(IDS.zhou, id, '回复', elsewhere)).rejects.toMatchObject({
      message: '要回复的评论已经不在了',
    })
    expect(await countOf(id)).toBe(0)
  })

  it('under a private article are visible to its author only', async () => {
    const id = await newArticle({ ispublic: 0 })
    await say(IDS.lan, id, '给自己的话')
    await expect(say(IDS.zhou, id, '看得见吗')).rejects.toMatchObject({ code: 999 })
    await expect(api().comment.listComments({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    const own = await api(IDS.lan).comment.listComments({ params: { id } })
    expect(own).toHaveLength(1)
  })

  it('are stored once when a request is repeated after a lost answer', async () => {
    const id = await newArticle()
    await Promise.all(Array.from({ length: 5 }, () => say(IDS.zhou, id, '只说一次')))
    expect(await countOf(id)).toBe(1)
    const [comment] = await threadOf(id)
    const { db } = getServer().context
    expect(await db.select().from(messages).where(eq(messages.targetId, id))).toHaveLength(1)
    // The same text is new elsewhere, by others, and after a deletion.
    await say(IDS.lan, id, '只说一次')
    await say(IDS.zhou, id, '只说一次', comment?.id)
    expect(await countOf(id)).toBe(3)
    await remove(IDS.zhou, comment?.id ?? '')
    await say(IDS.zhou, id, '只说一次')
    expect(await countOf(id)).toBe(3)
    const later = { ...getServer().context, clock: () => new Date(Date.now() + 11 * 60_000) }
    await createComment(
      later,
      { id: IDS.zhou },
      { articleId: id, parentId: '-1', content: '只说一次' },
    )
    expect(await countOf(id)).toBe(4)
  })

  it('are deleted by their author only', async () => {
    const id = await newArticle()
    const comment = await said(IDS.zhou, id, '小舟说的')
    await expect(remove(IDS.lan, comment)).rejects.toMatchObject({ code: 306 })
    await remove(IDS.zhou, comment)
    expect(await threadOf(id)).toEqual([])
    expect(await countOf(id)).toBe(0)
  })

  it('remain without text while they have replies', async () => {
    const id = await newArticle()
    const a = await said(IDS.lan, id, '第一句')
    const b = await said(IDS.zhou, id, '第二句', a)
    await said(IDS.lan, id, '第三句', b)
    await remove(IDS.lan, a)
    const [place] = await threadOf(id)
    expect(place).toMatchObject({ id: a, content: '', nickName: '', isDeleted: true })
    expect(place).toMatchObject({ children: [{ id: b, children: [{ content: '第三句' }] }] })
    expect(await countOf(id)).toBe(2)
    await say(IDS.zhou, id, '又一句', b)
    await expect(say(IDS.zhou, id, '接空位', a)).rejects.toMatchObject({ code: 999 })
    await remove(IDS.lan, a)
    expect(await countOf(id)).toBe(3)
  })

  it('are removed completely when their last reply is deleted', async () => {
    const id = await newArticle()
    const a = await said(IDS.lan, id, '一层')
    const b = await said(IDS.zhou, id, '二层', a)
    const c = await said(IDS.lan, id, '三层', b)
    for (const [as, comment] of [
      [IDS.lan, a],
      [IDS.zhou, b],
      [IDS.lan, c],
    ] as const) {
      await remove(as, comment)
    }
    expect(await threadOf(id)).toEqual([])
    expect(await countOf(id)).toBe(0)
  })

  it('are counted exactly after twenty concurrent writes and deletions', async () => {
    const id = await newArticle()
    const root = await said(IDS.lan, id, '根')
    const words = Array.from({ length: 20 }, (_, at) => `第 ${at} 句`)
    await Promise.all(words.map((word) => say(IDS.zhou, id, word, root)))
    expect(await countOf(id)).toBe(21)
    const { db } = getServer().context
    const rows = await db.select().from(comments).where(eq(comments.parentId, root))
    await Promise.all([remove(IDS.lan, root), ...rows.map((row) => remove(IDS.zhou, row.id))])
    expect(await countOf(id)).toBe(0)
    expect(await threadOf(id)).toEqual([])
    const [article] = await db.select().from(articles).where(eq(articles.id, id))
    expect(article?.commentCount).toBe(0)
  })

  it('preserve every character', async () => {
    const id = await newArticle()
    await say(IDS.zhou, id, '一👨‍👩‍👧‍👦\n二')
    expect((await threadOf(id))[0]?.content).toBe('一👨‍👩‍👧‍👦\n二')
  })
})
