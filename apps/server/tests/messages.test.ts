import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { answers, users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { ALL_ON, createMessaging, TYPE } from './_messaging.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('messages', (getServer) => {
  const { api, listOf, statusOf, read, settings, like, newArticle, comment, newUser, forget } =
    createMessaging(getServer)

  beforeEach(forget)

  it('require a session', async () => {
    for (const [method, path] of [
      ['POST', '/system/message/search'],
      ['POST', '/system/message/update'],
      ['DELETE', '/system/message/1'],
      ['PUT', '/system/message/read/1'],
      ['GET', `/system/message/getMsgStatus/${IDS.lan}`],
      ['GET', '/system/message/settings'],
      ['PUT', '/system/message/settings'],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined
      expect({ path, ...(await getServer().call(method, path, { body })) }).toMatchObject({
        status: 401,
      })
    }
  })

  it('notify the author of a comment, and the answered user of a reply', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '讲得清楚')
    expect((await listOf(IDS.lan, TYPE.comment)).records).toMatchObject([
      {
        ...{ fromId: IDS.zhou, nickName: '小舟', title: '一篇', content: '讲得清楚' },
        ...{ targetType: 'article', targetId: id, sourceId: first, isRead: false },
      },
    ])
    await comment(IDS.lan, id, '谢谢', first)
    expect((await listOf(IDS.zhou, TYPE.reply)).records).toMatchObject([{ content: '谢谢' }])
    expect((await listOf(IDS.lan, TYPE.comment)).total).toBe(1)
  })

  it('quote a comment as plain text, with the nicknames of mentioned users', async () => {
    const name = `quote_${Date.now()}`
    await newUser(name, '阿梅')
    const text = `**先看** \`a < b\` @${name}\n\n\`\`\`js\nrun()\n\`\`\`\n\n- [链接](https://example.org)`
    await comment(IDS.zhou, await newArticle(), text)
    const [notice] = (await listOf(IDS.lan, TYPE.comment)).records
    expect(notice?.content).toBe('先看 a < b @阿梅 run() 链接')
  })

  it.each([99, -1, 'nonsense', ''])('of the unknown type %j are the comments', async (type) => {
    await comment(IDS.zhou, await newArticle(), '讲得清楚')
    const { code, data } = await getServer().call('POST', '/system/message/search', {
      as: IDS.lan,
      body: { current: 1, size: 10, type },
    })
    expect({ code, data }).toMatchObject({
      code: 20000,
      data: { records: [{ content: '讲得清楚', type: TYPE.comment }] },
    })
  })

  it('do not notify users of their own acts', async () => {
    const id = await newArticle()
    await comment(IDS.lan, id, '自言自语 @lan')
    await like(IDS.lan, id, 1)
    await api(IDS.lan).article.setCollect({ params: { id, value: 1 } })
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: false, thumhup: false, revision: 0 })
  })

  it('notify of a mention once, and only users who may see it', async () => {
    const someone = await newUser(`mei_${Date.now()}`, '阿梅')
    const [row] = await getServer().context.db.select().from(users).where(eq(users.id, someone))
    const call = `@${row?.username} 你看`
    await comment(IDS.zhou, await newArticle(), `${call}，${call}`)
    expect((await listOf(someone, TYPE.reply)).total).toBe(1)
    await comment(IDS.lan, await newArticle(IDS.lan, { ispublic: 0 }), call)
    expect((await listOf(someone, TYPE.reply)).total).toBe(1)
  })

  it('do not notify of a reply under a private article', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '讲得清楚')
    const body = { id, title: '只给自己看', labelIds: [IDS.css], mdContent: '正文', ispublic: 0 }
    await api(IDS.lan).article.updateArticle({ body })
    await comment(IDS.lan, id, '只说给自己听', first)
    expect((await listOf(IDS.zhou, TYPE.reply)).total).toBe(0)
  })

  it('notify the owner when a user replies to their own comment', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '讲得清楚')
    await comment(IDS.zhou, id, '还有一处不懂', first)
    expect((await listOf(IDS.lan, TYPE.comment)).records[0]).toMatchObject({
      ...{ content: '还有一处不懂', partCount: 2 },
    })
    expect((await listOf(IDS.zhou, TYPE.reply)).total).toBe(0)

    const body = { title: '问一个', labelIds: [IDS.css], mdContent: '为什么？' }
    const questionId = await api(IDS.lan).question.createQuestion({ body })
    const answer = (text: string, parentId = '-1') => {
      const said = { questionId, parentId, mdContent: text }
      return api(IDS.zhou).answer.createAnswer({ body: said })
    }
    await answer('因为如此。')
    const data = await api().answer.listAnswers({ params: { questionId } })
    await answer('补充一点', data[0]?.id)
    expect((await listOf(IDS.lan, TYPE.comment)).records[0]).toMatchObject({
      ...{ content: '补充一点', targetId: questionId, partCount: 2 },
    })
  })

  it('are removed for others when the article becomes private, and stay removed', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '讲得清楚')
    await like(IDS.zhou, id, 1)
    await comment(IDS.lan, id, '谢谢', first)
    const show = (ispublic: 0 | 1) => {
      const body = { id, title: '一篇', labelIds: [IDS.css], mdContent: '正文', ispublic }
      return api(IDS.lan).article.updateArticle({ body })
    }
    const before = await statusOf(IDS.zhou)
    await show(0)
    expect((await listOf(IDS.zhou, TYPE.reply)).total).toBe(0)
    expect((await statusOf(IDS.zhou)).revision).toBe((before.revision ?? 0) + 1)
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: true, thumhup: true })
    await show(1)
    expect((await listOf(IDS.zhou, TYPE.reply)).total).toBe(0)
    await like(IDS.zhou, id, -1)
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: true, thumhup: false })
  })

  it('are removed with their target', async () => {
    const id = await newArticle()
    await comment(IDS.zhou, id, '讲得清楚')
    await like(IDS.zhou, id, 1)
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: true, thumhup: true })
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: false, thumhup: false })
  })

  it('are removed with the comment, and remain while the empty comment remains', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '甲')
    const second = await comment(IDS.lan, id, '乙', first)
    await api(IDS.zhou).comment.deleteComment({ params: { id: first } })
    expect((await listOf(IDS.lan, TYPE.comment)).total).toBe(0)
    expect((await listOf(IDS.zhou, TYPE.reply)).records).toMatchObject([{ sourceId: second }])
  })

  it('notify the asker of an answer, and its author of its acceptance', async () => {
    const { db } = getServer().context
    const body = { title: '问一个', labelIds: [IDS.css], mdContent: '为什么？' }
    const id = await api(IDS.zhou).question.createQuestion({ body })
    const reply = { questionId: id, mdContent: '因为如此。' }
    await api(IDS.lan).answer.createAnswer({ body: reply })
    const [answer] = await db.select().from(answers).where(eq(answers.questionId, id))
    expect((await listOf(IDS.zhou, TYPE.comment)).records).toMatchObject([
      { targetType: 'question', targetId: id, title: '问一个', sourceId: answer?.id },
    ])
    for (let at = 0; at < 2; at++) {
      await api(IDS.zhou).answer.acceptAnswer({ params: { id: answer?.id ?? '' } })
    }
    expect((await listOf(IDS.lan, TYPE.system)).total).toBe(1)
    await api(IDS.zhou).question.reopenQuestion({ params: { id } })
    expect((await listOf(IDS.lan, TYPE.system)).total).toBe(0)
    await api(IDS.zhou).answer.setThumb({ params: { id: answer?.id ?? '', value: 1 } })
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([
      { targetType: 'question', targetId: id, sourceId: answer?.id },
    ])
    await api(IDS.lan).answer.deleteAnswer({ params: { id: answer?.id ?? '' } })
    expect((await listOf(IDS.zhou, TYPE.comment)).total).toBe(0)
    expect((await listOf(IDS.lan, TYPE.thumhup)).total).toBe(0)
  })

  it('are not created for kinds that were turned off', async () => {
    const id = await newArticle()
    expect(await api(IDS.lan).message.getMessageSettings()).toEqual(ALL_ON)
    await settings(IDS.lan, { comment: false, thumhup: false })
    await comment(IDS.zhou, id, '静音')
    await like(IDS.zhou, id, 1)
    await api(IDS.zhou).article.setCollect({ params: { id, value: 1 } })
    expect(await statusOf(IDS.lan)).toMatchObject({
      comment: false,
      counts: { comment: 0, thumhup: 0, collect: 1 },
    })
  })

  it('are accessible to their receiver only', async () => {
    await comment(IDS.zhou, await newArticle(), '给阿岚的')
    const id = (await listOf(IDS.lan, TYPE.comment)).records[0]?.id ?? ''
    await expect(read(IDS.zhou, id)).rejects.toMatchObject({ code: 404 })
    await expect(api(IDS.zhou).message.deleteMessage({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    await expect(
      api(IDS.zhou).message.getMessageStatus({ params: { userId: IDS.lan } }),
    ).rejects.toMatchObject({ code: 306 })
    const body = { type: TYPE.comment, userId: IDS.lan }
    await expect(api(IDS.zhou).message.findMessages({ body })).rejects.toMatchObject({ code: 306 })
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: true })
  })

  it('increase the revision with every change and only then', async () => {
    await comment(IDS.zhou, await newArticle(), '一')
    await comment(IDS.zhou, await newArticle(), '二')
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 2, counts: { comment: 2 } })
    const message = (await listOf(IDS.lan, TYPE.comment)).records[0]?.id ?? ''
    for (let at = 0; at < 2; at++) await read(IDS.lan, message)
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 3, counts: { comment: 1 } })
    for (let at = 0; at < 2; at++) {
      await api(IDS.lan).message.readAllMessages({ body: { t: TYPE.comment } })
    }
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 4, comment: false })
    await api(IDS.lan).message.deleteMessage({ params: { id: message } })
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 5 })
  })

  it('are paged without gaps or repetitions while new ones arrive', async () => {
    for (let at = 0; at < 5; at++) await comment(IDS.zhou, await newArticle(), `第 ${at} 条`)
    const first = await listOf(IDS.lan, TYPE.comment, { size: 2 })
    await comment(IDS.zhou, await newArticle(), '插队')
    const second = await listOf(IDS.lan, TYPE.comment, { size: 2, cursor: first.next })
    const third = await listOf(IDS.lan, TYPE.comment, { size: 2, cursor: second.next })
    const seen = [first, second, third].flatMap((page) => page.records.map((row) => row.content))
    expect(seen).toEqual([4, 3, 2, 1, 0].map((at) => `第 ${at} 条`))
    expect(third.next).toBeUndefined()
  })

  it('truncate long texts by graphemes', async () => {
    await comment(IDS.zhou, await newArticle(), '👨‍👩‍👧'.repeat(300))
    const [message] = (await listOf(IDS.lan, TYPE.comment)).records
    expect(message?.content).toBe(`${'👨‍👩‍👧'.repeat(199)}…`)
  })
})
