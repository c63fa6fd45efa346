import { beforeEach, expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { createMessaging, TYPE } from './_messaging.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('lists of messages', (getServer) => {
  const { api, listOf, statusOf, like, newArticle, comment, newUser, forget } =
    createMessaging(getServer)

  beforeEach(forget)

  it('list comments, replies and mentions together, and say which ones are mentions', async () => {
    const username = `mei_${Date.now()}`
    const mei = await newUser(username, '阿梅')
    const own = await newArticle(mei)
    const first = await comment(mei, await newArticle(IDS.zhou), '先说一句')
    const [{ targetId } = { targetId: '' }] = (await listOf(IDS.zhou, TYPE.comment)).records
    await comment(IDS.zhou, own, '一')
    await comment(IDS.zhou, targetId ?? '', '回你', first)
    await comment(IDS.zhou, own, '二')
    await comment(IDS.zhou, targetId ?? '', `@${username} 你看`)
    const types = [TYPE.comment, TYPE.reply]
    const page = await listOf(mei, TYPE.comment, { types })
    expect(page).toMatchObject({
      total: 3,
      records: [
        { type: TYPE.reply, isMention: true },
        { type: TYPE.comment, content: '二', partCount: 2 },
        { type: TYPE.reply, content: '回你', isMention: false },
      ],
    })
    const start = await listOf(mei, TYPE.comment, { types, size: 2 })
    const rest = await listOf(mei, TYPE.comment, { types, size: 2, cursor: start.next })
    expect([...start.records, ...rest.records]).toEqual(page.records)
    expect(rest.next).toBeUndefined()
    const second = await listOf(mei, TYPE.comment, { types, size: 2, current: 2 })
    expect(second.records).toEqual(rest.records)
    const tooMany = { types: Array.from({ length: 7 }, () => 2) }
    const { code } = await getServer().call('POST', '/system/message/search', {
      as: mei,
      body: tooMany,
    })
    expect(code).not.toBe(20000)
  })

  it('of several types are marked as read by one call', async () => {
    const id = await newArticle()
    await comment(IDS.zhou, id, '一')
    await like(IDS.zhou, id, 1)
    await api(IDS.lan).message.readAllMessages({ body: { types: [0, 1, 2, 3, 4, 5] } })
    expect(await statusOf(IDS.lan)).toMatchObject({ comment: false, thumhup: false, revision: 3 })
  })

  it('say that their target is a private article of the receiver', async () => {
    const id = await newArticle()
    await comment(IDS.zhou, id, '讲得清楚')
    const show = (ispublic: 0 | 1) =>
      api(IDS.lan).article.updateArticle({
        body: { id, title: '一篇', labelIds: [IDS.css], mdContent: '正文', ispublic },
      })
    const isPrivate = async () => (await listOf(IDS.lan, TYPE.comment)).records[0]?.isOwnPrivate
    expect(await isPrivate()).toBe(false)
    await show(0)
    expect(await isPrivate()).toBe(true)
    await show(1)
    expect(await isPrivate()).toBe(false)
  })

  it('have flags that agree with the lists while an article is private, public again and deleted', async () => {
    const id = await newArticle()
    const first = await comment(IDS.zhou, id, '一')
    await comment(IDS.lan, id, '回', first)
    await like(IDS.zhou, id, 1)
    await api(IDS.zhou).article.setCollect({ params: { id, value: 1 } })
    const expectAgreement = async (ofOwner: boolean, ofReader: boolean) => {
      for (const [user, isAny] of [
        [IDS.lan, ofOwner],
        [IDS.zhou, ofReader],
      ] as const) {
        const status = await statusOf(user)
        const unread = async (...types: number[]) =>
          (await listOf(user, TYPE.comment, { types })).records.some(({ isRead }) => !isRead)
        expect(await unread(TYPE.comment, TYPE.reply)).toBe(isAny)
        expect(status.comment).toBe(isAny)
        expect(status.thumhup).toBe(await unread(0, TYPE.thumhup))
      }
    }
    const show = (ispublic: 0 | 1) =>
      api(IDS.lan).article.updateArticle({
        body: { id, title: '一篇', labelIds: [IDS.css], mdContent: '正文', ispublic },
      })
    await expectAgreement(true, true)
    await show(0)
    await expectAgreement(true, false)
    await show(1)
    await expectAgreement(true, false)
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    await expectAgreement(false, false)
  })
})
