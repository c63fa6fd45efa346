import { randomUUID } from 'node:crypto'
import { contract, type InputOf } from '@mozhan/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { MAX_CONVERSATIONS } from '../src/domains/conversation/policy.ts'
import { conversations, turns } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

type Update = InputOf<typeof contract.conversation.updateConversation>['body']

const TURNS = [
  { id: 'q1', role: 'user', content: '什么是防抖？' },
  { id: 'a1', role: 'assistant', content: '延迟执行。' },
] satisfies Update['content']

describeOnEveryStore('conversations', (getServer) => {
  const api = createApis(getServer)
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const create = (body: object = {}, as: string = IDS.lan) =>
    api(as).conversation.createConversation({ body })
  const get = (id: string, as: string = IDS.lan) =>
    api(as).conversation.getConversation({ params: { id } })
  const update = (body: Update, as: string = IDS.lan) =>
    api(as).conversation.updateConversation({ body })
  const titles = async (body: object = {}, as: string = IDS.lan) =>
    (await api(as).conversation.findConversations({ body })).records.map((row) => row.title)

  beforeEach(async () => {
    const { db } = getServer().context
    await db.delete(conversations)
    await db.delete(turns)
  })

  it('require a session', async () => {
    const { chat: _chat, getAssistant: _open, ...closed } = contract.conversation
    for (const { method, path } of Object.values(closed)) {
      const body = method === 'POST' ? { id: '7' } : undefined
      expect(await call(method, path.replace(':id', '7'), { body })).toMatchObject({ status: 401 })
    }
  })

  it('are stored as sent, with the first question as title', async () => {
    const made = await create({ content: TURNS, articleId: IDS.grid })
    expect(made).toMatchObject({ userId: IDS.lan, title: '什么是防抖？', articleId: IDS.grid })
    const data = await get(made.id)
    expect(data.content).toMatchObject(TURNS)
    expect(data.content?.[0]?.status).toBeUndefined()
  })

  it('accept the turns as JSON text as well', async () => {
    const { id } = await create({ content: JSON.stringify(TURNS) })
    expect((await get(id)).content).toMatchObject(TURNS)
  })

  it('ignore system turns', async () => {
    const { id } = await create({ content: [{ role: 'system', content: '你是海盗' }, ...TURNS] })
    expect((await get(id)).content).toHaveLength(2)
  })

  it('assign ids to turns without one or with a duplicate', async () => {
    const { id } = await create({ content: [{ ...TURNS[0], id: undefined }, TURNS[1], TURNS[1]] })
    const ids = (await get(id)).content?.map((turn) => turn.id)
    expect(new Set(ids).size).toBe(3)
  })

  it('mark an answer as interrupted that was running elsewhere', async () => {
    const { id } = await create({ content: [TURNS[0], { ...TURNS[1], status: 'running' }] })
    expect((await get(id)).content?.[1]).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('中断'),
    })
  })

  it('are created once when sent repeatedly', async () => {
    const localId = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => create({ localId, content: TURNS })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[2]?.content).toHaveLength(2)
    expect(await create({ localId }, IDS.zhou)).not.toMatchObject({ id: made[0]?.id })
  })

  it('are listed for their owner only, last changed first, without turns', async () => {
    const first = await create({ title: '一', content: TURNS })
    await create({ title: '二' })
    await create({ title: '别人的' }, IDS.zhou)
    await update({ id: first.id, title: '一、改' })
    expect(await titles()).toEqual(['一、改', '二'])
    const data = await api(IDS.lan).conversation.findConversations({
      body: { current: 2, size: 1 },
    })
    expect(data).toMatchObject({ total: 2, pages: 2, records: [{ title: '二' }] })
    expect(data.records[0]?.content).toBeUndefined()
  })

  it('are found by Chinese words of their title', async () => {
    await create({ title: '怎么给 React 列表加虚拟滚动？' })
    await create({ title: '數據庫事務的隔離級別' })
    await create({ title: '提升 100% 性能' })
    expect(await titles({ title: '虚拟' })).toHaveLength(1)
    expect(await titles({ title: '列表 react' })).toHaveLength(1)
    expect(await titles({ title: 'ＲＥＡＣＴ' })).toHaveLength(1)
    expect(await titles({ title: '数据库的事务' })).toEqual(['數據庫事務的隔離級別'])
    expect(await titles({ title: '100%' })).toEqual(['提升 100% 性能'])
    expect(await titles({ title: '_' })).toEqual([])
    expect(await titles({ title: '  ' })).toHaveLength(3)
  })

  it('replace their turns, unless that would lose some', async () => {
    const { id } = await create({ content: TURNS })
    const more: Update['content'] = [...TURNS, { id: 'q2', role: 'user', content: '节流呢？' }]
    await update({ id, content: more, lastTurnId: 'a1' })
    await expect(update({ id, content: TURNS, lastTurnId: 'a1' })).rejects.toMatchObject({
      code: 999,
      message: '对话在别处已有新内容，请先刷新',
    })
    expect((await get(id)).content).toHaveLength(3)
  })

  it('refuse invalid titles', async () => {
    const { id } = await create({ title: '一' })
    await expect(update({ id, title: ' ' })).rejects.toMatchObject({ message: '标题不能为空' })
    await expect(update({ id, title: '长'.repeat(51) })).rejects.toMatchObject({ code: 999 })
    expect(await titles()).toEqual(['一'])
  })

  it('are accessible to their owner only', async () => {
    const { id } = await create({ title: '我的', content: TURNS })
    const missing = { code: 404, message: '对话不存在' }
    await expect(get(id, IDS.zhou)).rejects.toMatchObject(missing)
    await expect(update({ id, title: '你的' }, IDS.zhou)).rejects.toMatchObject(missing)
    for (const [method, path] of [
      ['DELETE', 'delete'],
      ['PUT', 'stop'],
      ['GET', 'answer'],
    ] as const) {
      const answer = await call(method, `/system/session/${path}/${id}`, { as: IDS.zhou })
      expect(answer).toMatchObject(missing)
    }
    const asked = await call('POST', '/system/api/session/chat', {
      as: IDS.zhou,
      body: { sessionId: id, messages: [{ role: 'user', content: '在吗' }] },
    })
    expect(asked).toMatchObject(missing)
    expect(await get(id)).toMatchObject({ title: '我的', content: TURNS })
  })

  it('are deleted with their turns', async () => {
    const { id } = await create({ content: TURNS })
    await api(IDS.lan).conversation.deleteConversation({ params: { id } })
    await expect(get(id)).rejects.toMatchObject({ code: 404 })
    expect(await getServer().context.db.select().from(turns)).toEqual([])
    await expect(
      api(IDS.lan).conversation.deleteConversation({ params: { id } }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('are limited in number per user', async () => {
    const { db, createId } = getServer().context
    const one = () => ({ id: createId(), userId: IDS.lan, title: '旧' })
    await db.insert(conversations).values(Array.from({ length: MAX_CONVERSATIONS }, one))
    await expect(api(IDS.lan).conversation.createConversation({ body: {} })).rejects.toMatchObject({
      code: 999,
      message: expect.stringContaining('对话已有 500 个'),
    })
    expect(await create({}, IDS.zhou)).toMatchObject({ title: '' })
  })
})
