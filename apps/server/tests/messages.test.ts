import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { answers, comments, messageStates, messages, users } from '../src/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

const TYPE = { thumhup: 1, comment: 2, reply: 3, system: 5 }
const ALL_ON = {
  collect: true,
  thumhup: true,
  comment: true,
  reply: true,
  letter: true,
  system: true,
}

describeOnEveryStore('messages', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const listOf = async (as: string, type: number, more: object = {}) =>
    (await call('POST', '/system/message/search', { as, body: { type, ...more } })).data
  const statusOf = async (as: string) =>
    (await call('GET', `/system/message/getMsgStatus/${as}`, { as })).data
  const read = (as: string, id: string) => call('PUT', `/system/message/read/${id}`, { as })
  const settings = (as: string, changes: object) =>
    call('PUT', '/system/message/settings', { as, body: { ...ALL_ON, ...changes } })
  const like = (as: string, id: string, value: 1 | -1) =>
    call('PUT', `/article/article/thumb/${id}/${value}`, { as })
  const newArticle = async (as: string = IDS.lan, changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return (await call('POST', '/article/article', { as, body })).data as string
  }
  const comment = async (as: string, articleId: string, content: string, parentId = '-1') => {
    const answer = await call('POST', '/article/comment', {
      as,
      body: { articleId, content, parentId },
    })
    expect(answer.code).toBe(20000)
    const [row] = await getServer()
      .context.db.select()
      .from(comments)
      .where(and(eq(comments.targetId, articleId), eq(comments.content, content)))
    return row?.id ?? ''
  }
  const newPerson = async (username: string, nickName: string) => {
    const { db, createId } = getServer().context
    const id = createId()
    await db.insert(users).values({ id, username, nickName })
    return id
  }

  beforeEach(async () => {
    const { db } = getServer().context
    await db.delete(messages)
    await db.delete(messageStates)
  })

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
      expect({ path, ...(await call(method, path, { body })) }).toMatchObject({ status: 401 })
    }
  })

  it('tell of a comment, and of a reply whom it answers', async () => {
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

  it('tell nobody of what they do themselves', async () => {
    const id = await newArticle()
    await comment(IDS.lan, id, '自言自语 @lan')
    await like(IDS.lan, id, 1)
    await call('PUT', `/article/article/collect/${id}/1`, { as: IDS.lan })
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: false, thumhup: false, revision: 0 })
  })

  it('tell of a mention once, and only who may see the place', async () => {
    const someone = await newPerson(`mei_${Date.now()}`, '阿梅')
    const [row] = await getServer().context.db.select().from(users).where(eq(users.id, someone))
    const call = `@${row?.username} 你看`
    await comment(IDS.zhou, await newArticle(), `${call}，${call}`)
    expect((await listOf(someone, TYPE.reply)).total).toBe(1)
    await comment(IDS.lan, await newArticle(IDS.lan, { ispublic: 0 }), call)
    expect((await listOf(someone, TYPE.reply)).total).toBe(1)
  })

  it('gather likes of one thing, and go with the last one', async () => {
    const id = await newArticle()
    const mei = await newPerson(`mei2_${Date.now()}`, '阿梅')
    await like(IDS.zhou, id, 1)
    await like(mei, id, 1)
    const [group, ...rest] = (await listOf(IDS.lan, TYPE.thumhup)).records
    expect(rest).toEqual([])
    expect(group).toMatchObject({
      ...{ fromId: mei, actorCount: 2, targetId: id },
      otherActors: [{ userId: IDS.zhou, nickName: '小舟' }],
    })
    await like(mei, id, -1)
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([
      { id: group.id, fromId: IDS.zhou, actorCount: 1 },
    ])
    await like(IDS.zhou, id, -1)
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toEqual([])
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: false })
  })

  it('are read again when the only news in a group is taken back', async () => {
    const id = await newArticle()
    const mei = await newPerson(`mei3_${Date.now()}`, '阿梅')
    await like(IDS.zhou, id, 1)
    const [group] = (await listOf(IDS.lan, TYPE.thumhup)).records
    await read(IDS.lan, group.id)
    await new Promise((resolve) => setTimeout(resolve, 2))
    await like(mei, id, 1)
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: true })
    await like(mei, id, -1)
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: false })
  })

  it('count a group exactly when many like at once', async () => {
    const id = await newArticle()
    const { createId } = getServer().context
    const people = Array.from({ length: 20 }, () => createId())
    await Promise.all(people.map((person) => like(person, id, 1)))
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([{ actorCount: 20 }])
    await Promise.all(people.slice(0, 15).map((person) => like(person, id, -1)))
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([{ actorCount: 5 }])
  })

  it('go when the comment goes, and still lead there while its place stands', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '甲')
    const second = await comment(IDS.lan, id, '乙', first)
    await call('DELETE', `/article/comment/${first}`, { as: IDS.zhou })
    expect((await listOf(IDS.lan, TYPE.comment)).total).toBe(0)
    expect((await listOf(IDS.zhou, TYPE.reply)).records).toMatchObject([{ sourceId: second }])
  })

  it('tell the asker of an answer, and its writer that it was accepted', async () => {
    const { db } = getServer().context
    const body = { title: '问一个', labelIds: [IDS.css], mdContent: '为什么？' }
    const id = (await call('POST', '/question/question', { as: IDS.zhou, body })).data
    const reply = { questionId: id, mdContent: '因为如此。' }
    await call('POST', '/question/replay', { as: IDS.lan, body: reply })
    const [answer] = await db.select().from(answers).where(eq(answers.questionId, id))
    expect((await listOf(IDS.zhou, TYPE.comment)).records).toMatchObject([
      { targetType: 'question', targetId: id, title: '问一个', sourceId: answer?.id },
    ])
    for (let at = 0; at < 2; at++) {
      await call('PUT', `/question/replay/accept/${answer?.id}`, { as: IDS.zhou })
    }
    expect((await listOf(IDS.lan, TYPE.system)).total).toBe(1)
    await call('PUT', `/question/question/reopen/${id}`, { as: IDS.zhou })
    expect((await listOf(IDS.lan, TYPE.system)).total).toBe(0)
    await call('PUT', `/question/replay/thumb/${answer?.id}/1`, { as: IDS.zhou })
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([
      { targetType: 'question', targetId: id, sourceId: answer?.id },
    ])
    await call('DELETE', `/question/replay/${answer?.id}`, { as: IDS.lan })
    expect((await listOf(IDS.zhou, TYPE.comment)).total).toBe(0)
    expect((await listOf(IDS.lan, TYPE.thumhup)).total).toBe(0)
  })

  it('keep silent about kinds that were turned off', async () => {
    const id = await newArticle()
    expect((await call('GET', '/system/message/settings', { as: IDS.lan })).data).toEqual(ALL_ON)
    await settings(IDS.lan, { comment: false, thumhup: false })
    await comment(IDS.zhou, id, '静音')
    await like(IDS.zhou, id, 1)
    await call('PUT', `/article/article/collect/${id}/1`, { as: IDS.zhou })
    expect(await statusOf(IDS.lan)).toMatchObject({
      comment: false,
      counts: { comment: 0, thumhup: 0, collect: 1 },
    })
  })

  it('stand together where several people comment on one thing on one day', async () => {
    const id = await newArticle()
    const other = await newArticle()
    const mei = await newPerson(`mei5_${Date.now()}`, '阿梅')
    const mine = await comment(IDS.zhou, id, '一')
    await comment(IDS.zhou, other, '别处')
    await comment(mei, id, '二')
    for (const text of ['三', '四']) await comment(IDS.zhou, id, text)
    const page = await listOf(IDS.lan, TYPE.comment)
    expect(page.total).toBe(2)
    const [group, alone] = page.records
    expect(group).toMatchObject({ content: '四', fromId: IDS.zhou, actorCount: 2, partCount: 4 })
    expect(group.otherActors).toMatchObject([{ userId: mei, nickName: '阿梅' }])
    expect(group.parts.map((part: { content: string }) => part.content)).toEqual([
      ...['四', '三', '二', '一'],
    ])
    expect(alone.content).toBe('别处')
    expect(alone.partCount).toBeUndefined()
    const whole = await listOf(IDS.lan, TYPE.comment, { groupOf: group.id })
    expect(whole.records.map((row: { content: string }) => row.content)).toEqual([
      ...['四', '三', '二', '一'],
    ])
    expect((await listOf(IDS.zhou, TYPE.comment, { groupOf: group.id })).records).toEqual([])
    expect(await statusOf(IDS.lan)).toMatchObject({ counts: { comment: 5 } })

    await call('DELETE', `/article/comment/${mine}`, { as: IDS.zhou })
    await read(IDS.lan, group.id)
    expect((await listOf(IDS.lan, TYPE.comment)).records[0]).toMatchObject({
      ...{ isRead: true, partCount: 3, actorCount: 2 },
    })
    expect(await statusOf(IDS.lan)).toMatchObject({ counts: { comment: 1 } })
    await comment(mei, id, '五')
    const [newest] = (await listOf(IDS.lan, TYPE.comment)).records
    expect(newest).toMatchObject({ isRead: false, partCount: 4, content: '五' })
    await call('DELETE', `/system/message/${newest.id}`, { as: IDS.lan })
    expect((await listOf(IDS.lan, TYPE.comment)).records).toMatchObject([{ content: '别处' }])
  })

  it('do not stand together over midnight in China', async () => {
    const { db } = getServer().context
    const id = await newArticle()
    await comment(IDS.zhou, id, '昨天')
    const createDate = new Date('2026-11-27T15:59:59.000Z')
    await db.update(messages).set({ createDate }).where(eq(messages.content, '昨天'))
    await comment(IDS.zhou, id, '零点')
    await db
      .update(messages)
      .set({ createDate: new Date('2026-11-27T16:00:00.000Z') })
      .where(eq(messages.content, '零点'))
    const { records, total } = await listOf(IDS.lan, TYPE.comment)
    expect(records).toMatchObject([{ content: '零点' }, { content: '昨天' }])
    expect(total).toBe(2)
  })

  it('are nobody else’s to see, read or delete', async () => {
    await comment(IDS.zhou, await newArticle(), '给阿岚的')
    const [{ id }] = (await listOf(IDS.lan, TYPE.comment)).records
    expect((await read(IDS.zhou, id)).code).toBe(404)
    expect((await call('DELETE', `/system/message/${id}`, { as: IDS.zhou })).code).toBe(404)
    expect(
      (await call('GET', `/system/message/getMsgStatus/${IDS.lan}`, { as: IDS.zhou })).code,
    ).toBe(306)
    const body = { type: TYPE.comment, userId: IDS.lan }
    expect((await call('POST', '/system/message/search', { as: IDS.zhou, body })).code).toBe(306)
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: true })
  })

  it('raise the revision with every change, and with nothing else', async () => {
    await comment(IDS.zhou, await newArticle(), '一')
    await comment(IDS.zhou, await newArticle(), '二')
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 2, counts: { comment: 2 } })
    const [{ id: message }] = (await listOf(IDS.lan, TYPE.comment)).records
    for (let at = 0; at < 2; at++) await read(IDS.lan, message)
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 3, counts: { comment: 1 } })
    for (let at = 0; at < 2; at++) {
      await call('POST', '/system/message/update', { as: IDS.lan, body: { t: TYPE.comment } })
    }
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 4, comment: false })
    expect((await call('DELETE', `/system/message/${message}`, { as: IDS.lan })).code).toBe(20000)
    expect(await statusOf(IDS.lan)).toMatchObject({ revision: 5 })
  })

  it('walk pages without gap or repetition, while new ones arrive', async () => {
    for (let at = 0; at < 5; at++) await comment(IDS.zhou, await newArticle(), `第 ${at} 条`)
    const first = await listOf(IDS.lan, TYPE.comment, { size: 2 })
    await comment(IDS.zhou, await newArticle(), '插队')
    const second = await listOf(IDS.lan, TYPE.comment, { size: 2, cursor: first.next })
    const third = await listOf(IDS.lan, TYPE.comment, { size: 2, cursor: second.next })
    const seen = [first, second, third].flatMap((page) =>
      page.records.map((row: { content: string }) => row.content),
    )
    expect(seen).toEqual([4, 3, 2, 1, 0].map((at) => `第 ${at} 条`))
    expect(third.next).toBeUndefined()
  })

  it('cut long texts by what readers see as one sign', async () => {
    await comment(IDS.zhou, await newArticle(), '👨‍👩‍👧'.repeat(300))
    const [{ content }] = (await listOf(IDS.lan, TYPE.comment)).records
    expect(content).toBe(`${'👨‍👩‍👧'.repeat(199)}…`)
  })
})
