import { isApiError } from '@mozhan/api-client'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { columns } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('writing articles', (getServer) => {
  const api = createApis(getServer)
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const draft = (changes: object = {}) => ({
    title: '新的一篇',
    labelIds: [IDS.css, IDS.html],
    mdContent: '# 开头\n\n**正文**。',
    ...changes,
  })
  const create = (as: string, changes: object = {}) =>
    api(as).article.createArticle({ body: draft(changes) })
  const list = (body: object = {}) => api().article.listArticles({ body })

  it('requires a session', async () => {
    for (const method of ['POST', 'PUT']) {
      const { status, code, message } = await call(method, '/article/article', { body: draft() })
      expect({ status, code, message }).toEqual({
        status: 401,
        code: 1401,
        message: '缺少身份凭证',
      })
    }
    await expect(api().article.deleteArticle({ params: { id: IDS.grid } })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('shows a new article in every list at once, with rendered HTML', async () => {
    const before = await list()
    const id = await create(IDS.lan, {
      userId: IDS.zhou,
      nickName: '冒名',
      htmlContent: '<script>alert(1)</script>',
      columnIds: [IDS.column],
    })
    expect(id).toMatch(/^\d{19}$/)
    const data = await api().article.getArticle({ params: { id } })
    expect(data).toMatchObject({ id, userId: IDS.lan, nickName: '阿岚', status: 2, ispublic: 1 })
    expect(data.htmlContent).toContain('<strong>正文</strong>')
    expect(data.htmlContent).not.toContain('script')
    expect(data.summary).toContain('正文')
    const after = await list()
    expect(after.records[0]?.id).toBe(id)
    expect(after.total).toBe(before.total + 1)
    const inChannel = await list({ categoryId: IDS.frontend })
    expect(inChannel.records.filter((row) => row.id === id)).toHaveLength(1)
    const column = await api().article.listColumnArticles({ params: { id: IDS.column } })
    expect(column.at(-1)?.id).toBe(id)
  })

  it('sends invalidations once, after the commit', async () => {
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    const id = await create(IDS.zhou)
    await expect.poll(() => refreshes.length).toBe(1)
    expect(refreshes[0]?.tags.sort()).toEqual([`article:${id}`, 'articles', `user:${IDS.zhou}`])
  })

  it('changes an own article', async () => {
    const id = await create(IDS.lan, { columnIds: [IDS.column] })
    const body = { ...draft({ title: '改过', labelIds: [IDS.spring] }), id }
    expect(await api(IDS.lan).article.updateArticle({ body })).toBe(id)
    const data = await api().article.getArticle({ params: { id } })
    expect(data).toMatchObject({ title: '改过', labelIds: [IDS.spring], columnIds: [] })
    const css = await list({ labelId: IDS.css })
    expect(css.records.map((row) => row.id)).not.toContain(id)
    expect((await list({ labelId: IDS.spring })).records[0]?.id).toBe(id)
  })

  it('removes an article from every list when it becomes private', async () => {
    const id = await create(IDS.lan)
    const total = (await list()).total
    await api(IDS.lan).article.updateArticle({ body: { ...draft(), id, ispublic: 0 } })
    expect((await list()).total).toBe(total - 1)
    await expect(api().article.getArticle({ params: { id } })).rejects.toMatchObject({ code: 404 })
    // Other articles show it as related.
    const invalidatedTags = () => getServer().refreshes.flatMap(({ tags }) => tags)
    await expect.poll(invalidatedTags).toContain('articles-gone')
    expect((await api(IDS.lan).article.getArticle({ params: { id } })).ispublic).toBe(0)
  })

  it('refuses to change or delete articles of others', async () => {
    const body = { ...draft({ title: '抢来的' }), id: IDS.grid }
    await expect(api(IDS.zhou).article.updateArticle({ body })).rejects.toMatchObject({
      status: 200,
      code: 306,
      message: '只能修改自己的文章',
    })
    await expect(
      api(IDS.zhou).article.deleteArticle({ params: { id: IDS.grid } }),
    ).rejects.toMatchObject({ code: 306 })
    expect((await api().article.getArticle({ params: { id: IDS.grid } })).title).toBe('网格布局')
  })

  it('removes a deleted article from every list and search', async () => {
    const id = await create(IDS.lan)
    const total = (await list()).total
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    await expect(api(IDS.lan).article.getArticle({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    expect((await list()).total).toBe(total - 1)
    const own = await api(IDS.lan).article.listUserArticles({
      body: { userId: IDS.lan, size: 100 },
    })
    expect(own.records.map((row) => row.id)).not.toContain(id)
    await expect(api(IDS.lan).article.deleteArticle({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
  })

  it('lists all own articles, and public ones of others', async () => {
    const find = async (as: string, body: object) => {
      const data = await api(as).article.listUserArticles({
        body: { userId: IDS.lan, size: 100, ...body },
      })
      return data.records.map((row) => row.id)
    }
    expect(await find(IDS.lan, {})).toContain(IDS.diary)
    expect(await find(IDS.lan, { isPublic: 0 })).toContain(IDS.diary)
    expect(await find(IDS.lan, { isPublic: 1 })).not.toContain(IDS.diary)
    expect(await find(IDS.zhou, {})).not.toContain(IDS.diary)
    expect(await find(IDS.zhou, { isPublic: 0 })).not.toContain(IDS.diary)
  })

  it('shows a private column to its owner only, while its articles stay public', async () => {
    const { db } = getServer().context
    await db.update(columns).set({ isPublic: 0 }).where(eq(columns.id, IDS.column))
    const count = async (as?: string) => {
      const params = { id: IDS.column }
      const column = api(as).column.getColumn({ params })
      const code = await column.then(
        () => 20000,
        (error: unknown) => (isApiError(error) ? error.code : error),
      )
      const articles = await api(as).article.listColumnArticles({ params })
      const page = await api(as).article.findArticles({ body: { columnId: IDS.column } })
      return { code, length: articles.length, total: page.total }
    }
    const nothing = { code: 404, length: 0, total: 0 }
    expect(await count()).toEqual(nothing)
    expect(await count(IDS.zhou)).toEqual(nothing)
    const own = await count(IDS.lan)
    expect(own.code).toBe(20000)
    expect(own.length).toBeGreaterThan(0)
    await db.update(columns).set({ isPublic: 1 }).where(eq(columns.id, IDS.column))
  })

  it('refuses unknown labels and columns of others', async () => {
    await expect(create(IDS.lan, { labelIds: ['7'] })).rejects.toMatchObject({
      code: 999,
      message: '所选标签不存在，请重新选择',
    })
    await expect(create(IDS.zhou, { columnIds: [IDS.column] })).rejects.toMatchObject({ code: 999 })
  })

  it('stores text with every kind of character and reads it back unchanged', async () => {
    const title = '👨‍👩‍👧‍👦 &amp; <b> "引号" \\ %_ \u{1F600}'
    const id = await create(IDS.lan, { title, mdContent: `${title}\n\n\u{20BB7}野家` })
    const data = await api().article.getArticle({ params: { id } })
    expect(data.title).toBe(title)
    expect(data.mdContent).toBe(`${title}\n\n\u{20BB7}野家`)
  })

  it('creates a summary that is never empty for a text', async () => {
    const ask = (content: string) => api(IDS.lan).article.getSummary({ body: { content } })
    expect(await ask('# 标题\n\n一段**正文**。')).toContain('正文')
    expect(await ask('```js\nconst a = 1\n```')).not.toBe('')
    expect(await ask('# 只有标题')).not.toBe('')
    expect(await ask('![](https://x.test/a.png)')).not.toBe('')
  })

  it('keeps kind, source and privacy when a client does not send them', async () => {
    const id = await create(IDS.lan, {
      kind: 'translation',
      source: 'https://a.test',
      ispublic: 0,
    })
    await api(IDS.lan).article.updateArticle({ body: { ...draft(), id } })
    const read = () => api(IDS.lan).article.getArticle({ params: { id } })
    expect(await read()).toMatchObject({
      kind: 'translation',
      source: 'https://a.test',
      ispublic: 0,
    })
    const body = { ...draft({ kind: 'original', source: 'https://a.test' }), id }
    await api(IDS.lan).article.updateArticle({ body })
    const { kind, source } = await read()
    expect([kind, source]).toEqual(['original', undefined])
  })

  it('keeps the creation date when it is changed', async () => {
    const read = () => api().article.getArticle({ params: { id: IDS.grid } })
    const { createDate, updateDate } = await read()
    await api(IDS.lan).article.updateArticle({ body: { ...draft(), id: IDS.grid } })
    const after = await read()
    expect(after.createDate).toBe(createDate)
    expect(Date.parse(after.updateDate ?? '')).toBeGreaterThan(Date.parse(updateDate ?? ''))
  })

  it('refuses covers that are no picture addresses', async () => {
    await expect(create(IDS.lan, { imageUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 999,
      message: '封面地址无效，请重新上传图片',
    })
  })

  it('requires the source of a translation', async () => {
    await expect(create(IDS.lan, { kind: '别的' })).rejects.toMatchObject({
      message: '文章类型不存在，请重新选择',
    })
    await expect(create(IDS.lan, { kind: 'translation' })).rejects.toMatchObject({
      message: '转载与翻译请写明原文出处',
    })
    const id = await create(IDS.lan, { kind: 'translation', source: 'https://a.test' })
    expect(await api().article.getArticle({ params: { id } })).toMatchObject({
      kind: 'translation',
      source: 'https://a.test',
    })
  })
})
