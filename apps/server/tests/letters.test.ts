import { beforeEach, expect, it } from 'vitest'
import { messageStates, messages, users } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('letters', defineLetters, { RATE_LIMITS: '1' })

function defineLetters(getServer: () => TestServer): void {
  const api = createApis(getServer)
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const statusOf = (as: string) => api(as).message.getMessageStatus({ params: { userId: as } })
  const read = (as: string, id: string) => api(as).message.readMessage({ params: { id } })
  const settings = (as: string, body: object) => api(as).message.updateMessageSettings({ body })
  const newUser = async (username: string, nickName: string) => {
    const { db, createId } = getServer().context
    const id = createId()
    await db.insert(users).values({ id, username, nickName })
    return id
  }
  const send = (as: string, toId: string, content: string) =>
    api(as).letter.sendLetter({ body: { toId, content } })
  const threads = async (as: string) =>
    (await api(as).letter.listLetterThreads({ body: {} })).records
  const letters = async (as: string, other: string) =>
    (await api(as).letter.listLetters({ params: { userId: other }, body: {} })).records

  beforeEach(async () => {
    const { db } = getServer().context
    await db.delete(messages)
    await db.delete(messageStates)
  })

  it('require a session', async () => {
    for (const path of ['/system/letter', '/system/letter/list', `/system/letter/${IDS.lan}`]) {
      expect(await call('POST', path, { body: {} })).toMatchObject({ status: 401 })
    }
  })

  it('form a conversation for both users', async () => {
    await send(IDS.zhou, IDS.lan, '在吗？')
    await send(IDS.lan, IDS.zhou, '在。')
    expect(await threads(IDS.zhou)).toMatchObject([
      { userId: IDS.lan, nickName: '阿岚', content: '在。', unreadCount: 1 },
    ])
    expect(await letters(IDS.lan, IDS.zhou)).toMatchObject([
      { userId: IDS.lan, toId: IDS.zhou, content: '在。' },
      { userId: IDS.zhou, toId: IDS.lan, content: '在吗？' },
    ])
    expect(await statusOf(IDS.lan)).toMatchObject({ letter: true })
  })

  it('are marked as read together with earlier ones of the same sender', async () => {
    await send(IDS.zhou, IDS.lan, '一')
    await send(IDS.zhou, IDS.lan, '二')
    const [latest] = await letters(IDS.lan, IDS.zhou)
    await expect(read(IDS.zhou, latest?.id ?? '')).rejects.toMatchObject({ code: 404 })
    await read(IDS.lan, latest?.id ?? '')
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 0 }])
    expect(await statusOf(IDS.lan)).toMatchObject({ letter: false })
  })

  it('are stored once when sent repeatedly, and equal texts are separate letters', async () => {
    const body = { toId: IDS.lan, content: '在吗？', draftId: 'letter-1' }
    const sendOnce = (changes: object = {}) =>
      api(IDS.zhou).letter.sendLetter({ body: { ...body, ...changes } })
    const answers = await Promise.all([sendOnce(), sendOnce(), sendOnce()])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 1 }])
    expect((await sendOnce({ draftId: 'letter-2' })).id).not.toBe(answers[0]?.id)
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 2 }])
    await expect(sendOnce({ content: '在不在？' })).rejects.toMatchObject({
      code: 999,
      message: '这封私信已经发出，内容或收信人与这次不同，请重新发送',
    })
  })

  it('remain for their sender when the receiver deletes them', async () => {
    const data = await send(IDS.zhou, IDS.lan, '删不掉的')
    await expect(
      api(IDS.zhou).message.deleteMessage({ params: { id: data.id } }),
    ).rejects.toMatchObject({ code: 404 })
    await api(IDS.lan).message.deleteMessage({ params: { id: data.id } })
    expect(await letters(IDS.lan, IDS.zhou)).toEqual([])
    expect(await threads(IDS.lan)).toEqual([])
    expect(await letters(IDS.zhou, IDS.lan)).toMatchObject([{ content: '删不掉的' }])
  })

  it('are refused for oneself, unknown users and users who turned them off', async () => {
    await expect(send(IDS.lan, IDS.lan, '我')).rejects.toMatchObject({
      message: '不能给自己发私信',
    })
    await expect(send(IDS.lan, '7', '谁')).rejects.toMatchObject({ message: '收信人不存在' })
    await expect(send(IDS.lan, IDS.zhou, ' ')).rejects.toMatchObject({ code: 999 })
    await settings(IDS.zhou, { letter: false })
    await expect(send(IDS.lan, IDS.zhou, '你好')).rejects.toMatchObject({
      message: '对方不接收私信',
    })
  })

  it('are visible to sender and receiver only', async () => {
    await send(IDS.zhou, IDS.lan, '悄悄话')
    const mei = await newUser(`mei4_${Date.now()}`, '阿梅')
    expect(await letters(mei, IDS.zhou)).toEqual([])
    expect(await threads(mei)).toEqual([])
  })

  it('are limited, with a message', async () => {
    const mei = await newUser(`mei5_${Date.now()}`, '阿梅')
    for (let at = 0; at < 20; at++) await send(mei, IDS.lan, `第 ${at} 封`)
    await expect(send(mei, IDS.lan, '第 20 封')).rejects.toMatchObject({ status: 429 })
  })
}
