import { beforeEach, expect, it } from 'vitest'
import { messageStates, messages, users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('letters', defineLetters, { RATE_LIMITS: '1' })

function defineLetters(getServer: () => TestServer): void {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const statusOf = async (as: string) =>
    (await call('GET', `/system/message/getMsgStatus/${as}`, { as })).data
  const read = (as: string, id: string) => call('PUT', `/system/message/read/${id}`, { as })
  const settings = (as: string, body: object) =>
    call('PUT', '/system/message/settings', { as, body })
  const newPerson = async (username: string, nickName: string) => {
    const { db, createId } = getServer().context
    const id = createId()
    await db.insert(users).values({ id, username, nickName })
    return id
  }
  const send = (as: string, toId: string, content: string) =>
    call('POST', '/system/letter', { as, body: { toId, content } })
  const threads = async (as: string) =>
    (await call('POST', '/system/letter/list', { as, body: {} })).data.records
  const letters = async (as: string, other: string) =>
    (await call('POST', `/system/letter/${other}`, { as, body: {} })).data.records

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

  it('are a conversation on both sides', async () => {
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

  it('are read together with the earlier ones of the same person', async () => {
    await send(IDS.zhou, IDS.lan, '一')
    await send(IDS.zhou, IDS.lan, '二')
    const [latest] = await letters(IDS.lan, IDS.zhou)
    expect((await read(IDS.zhou, latest.id)).code).toBe(404)
    await read(IDS.lan, latest.id)
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 0 }])
    expect(await statusOf(IDS.lan)).toMatchObject({ letter: false })
  })

  it('arrive once, however often they are sent, and two with the same words are two', async () => {
    const body = { toId: IDS.lan, content: '在吗？', draftId: 'letter-1' }
    const sendOnce = (changes: object = {}) =>
      call('POST', '/system/letter', { as: IDS.zhou, body: { ...body, ...changes } })
    const answers = await Promise.all([sendOnce(), sendOnce(), sendOnce()])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 1 }])
    expect((await sendOnce({ draftId: 'letter-2' })).data.id).not.toBe(answers[0]?.data.id)
    expect(await threads(IDS.lan)).toMatchObject([{ unreadCount: 2 }])
    expect(await sendOnce({ content: '在不在？' })).toMatchObject({
      code: 999,
      message: '这封私信已经发出，内容或收信人与这次不同，请重新发送',
    })
  })

  it('stay with their writer when the receiver deletes them', async () => {
    const { data } = await send(IDS.zhou, IDS.lan, '删不掉的')
    expect((await call('DELETE', `/system/message/${data.id}`, { as: IDS.zhou })).code).toBe(404)
    await call('DELETE', `/system/message/${data.id}`, { as: IDS.lan })
    expect(await letters(IDS.lan, IDS.zhou)).toEqual([])
    expect(await threads(IDS.lan)).toEqual([])
    expect(await letters(IDS.zhou, IDS.lan)).toMatchObject([{ content: '删不掉的' }])
  })

  it('do not reach oneself, nobody, or who does not want them', async () => {
    expect((await send(IDS.lan, IDS.lan, '我')).message).toBe('不能给自己发私信')
    expect((await send(IDS.lan, '7', '谁')).message).toBe('收信人不存在')
    expect((await send(IDS.lan, IDS.zhou, ' ')).code).toBe(999)
    await settings(IDS.zhou, { letter: false })
    expect((await send(IDS.lan, IDS.zhou, '你好')).message).toBe('对方不接收私信')
  })

  it('are nobody else’s to see', async () => {
    await send(IDS.zhou, IDS.lan, '悄悄话')
    const mei = await newPerson(`mei4_${Date.now()}`, '阿梅')
    expect(await letters(mei, IDS.zhou)).toEqual([])
    expect(await threads(mei)).toEqual([])
  })

  it('are limited, with a sentence', async () => {
    const mei = await newPerson(`mei5_${Date.now()}`, '阿梅')
    const statuses: number[] = []
    for (let at = 0; at < 21; at++) {
      statuses.push((await send(mei, IDS.lan, `第 ${at} 封`)).status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
}
