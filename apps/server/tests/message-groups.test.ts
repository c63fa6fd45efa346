import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { messages } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { createMessaging, TYPE } from './_messaging.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('messages in groups', (getServer) => {
  const { api, listOf, statusOf, read, like, newArticle, comment, newUser, forget } =
    createMessaging(getServer)

  beforeEach(forget)

  it('group likes of one target, and are removed with the last one', async () => {
    const id = await newArticle()
    const mei = await newUser(`mei2_${Date.now()}`, '阿梅')
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
      { id: group?.id, fromId: IDS.zhou, actorCount: 1 },
    ])
    await like(IDS.zhou, id, -1)
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toEqual([])
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: false })
  })

  it('count as read again when the only new act in a group is undone', async () => {
    const id = await newArticle()
    const mei = await newUser(`mei3_${Date.now()}`, '阿梅')
    await like(IDS.zhou, id, 1)
    const [group] = (await listOf(IDS.lan, TYPE.thumhup)).records
    await read(IDS.lan, group?.id ?? '')
    await new Promise((resolve) => setTimeout(resolve, 2))
    await like(mei, id, 1)
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: true })
    await like(mei, id, -1)
    expect(await statusOf(IDS.lan)).toMatchObject({ thumhup: false })
  })

  it('count a group exactly after concurrent likes', async () => {
    const id = await newArticle()
    const { createId } = getServer().context
    const userIds = Array.from({ length: 20 }, () => createId())
    await Promise.all(userIds.map((userId) => like(userId, id, 1)))
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([{ actorCount: 20 }])
    await Promise.all(userIds.slice(0, 15).map((userId) => like(userId, id, -1)))
    expect((await listOf(IDS.lan, TYPE.thumhup)).records).toMatchObject([{ actorCount: 5 }])
  })

  it('group comments of several users on one target on one day', async () => {
    const id = await newArticle()
    const other = await newArticle()
    const mei = await newUser(`mei5_${Date.now()}`, '阿梅')
    const mine = await comment(IDS.zhou, id, '一')
    await comment(IDS.zhou, other, '别处')
    await comment(mei, id, '二')
    for (const text of ['三', '四']) await comment(IDS.zhou, id, text)
    const page = await listOf(IDS.lan, TYPE.comment)
    expect(page.total).toBe(2)
    const [group, alone] = page.records
    expect(group).toMatchObject({ content: '四', fromId: IDS.zhou, actorCount: 2, partCount: 4 })
    expect(group?.otherActors).toMatchObject([{ userId: mei, nickName: '阿梅' }])
    expect(group?.parts?.map((part) => part.content)).toEqual([...['四', '三', '二', '一']])
    expect(alone?.content).toBe('别处')
    expect(alone?.partCount).toBeUndefined()
    const whole = await listOf(IDS.lan, TYPE.comment, { groupOf: group?.id })
    expect(whole.records.map((row) => row.content)).toEqual([...['四', '三', '二', '一']])
    expect((await listOf(IDS.zhou, TYPE.comment, { groupOf: group?.id })).records).toEqual([])
    expect(await statusOf(IDS.lan)).toMatchObject({ counts: { comment: 5 } })

    await api(IDS.zhou).comment.deleteComment({ params: { id: mine } })
    await read(IDS.lan, group?.id ?? '')
    expect((await listOf(IDS.lan, TYPE.comment)).records[0]).toMatchObject({
      ...{ isRead: true, partCount: 3, actorCount: 2 },
    })
    expect(await statusOf(IDS.lan)).toMatchObject({ counts: { comment: 1 } })
    await comment(mei, id, '五')
    const [newest] = (await listOf(IDS.lan, TYPE.comment)).records
    expect(newest).toMatchObject({ isRead: false, partCount: 4, content: '五' })
    await api(IDS.lan).message.deleteMessage({ params: { id: newest?.id ?? '' } })
    expect((await listOf(IDS.lan, TYPE.comment)).records).toMatchObject([{ content: '别处' }])
  })

  it('are not grouped across midnight in China', async () => {
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
})
