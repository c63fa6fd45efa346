import { expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

interface Entry {
  id: string
  targetId: string
  title: string
  viewDate: string
}

describeOnEveryStore('reading history', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const path = '/article/article/history'
  const visit = (targetId: string, targetType = 'article', as: string = IDS.zhou) =>
    call('POST', path, { as, body: { targetType, targetId } })
  const list = async (as: string = IDS.zhou): Promise<Entry[]> =>
    (await call('GET', `${path}/${as}`, { as })).data
  const clear = (query = '') => call('DELETE', `${path}${query}`, { as: IDS.zhou })

  it('requires a session and is nobody else’s', async () => {
    expect((await call('GET', `${path}/${IDS.zhou}`)).status).toBe(401)
    expect((await call('POST', path, { body: {} })).status).toBe(401)
    expect((await call('GET', `${path}/${IDS.zhou}`, { as: IDS.lan })).code).toBe(306)
  })

  it('holds each thing once, the latest first', async () => {
    await clear()
    await visit(IDS.grid)
    await visit(IDS.question, 'question')
    await visit(IDS.grid)
    const entries = await list()
    expect(entries.map(({ targetId }) => targetId)).toEqual([IDS.grid, IDS.question])
    expect(entries[0]).toMatchObject({ title: '网格布局', nickName: '阿岚', targetType: 'article' })
  })

  it('takes in what the device noted before the sign-in, without moving anything down', async () => {
    await clear()
    await visit(IDS.grid)
    const items = [
      { targetType: 'article', targetId: IDS.grid, viewDate: '2024-01-01T00:00:00.000Z' },
      { targetType: 'article', targetId: IDS.boot, viewDate: '2024-01-02T00:00:00.000Z' },
      { targetType: 'article', targetId: IDS.boot, viewDate: '2024-01-03T00:00:00.000Z' },
      { targetType: 'column', targetId: IDS.column, viewDate: '2999-01-01T00:00:00.000Z' },
    ]
    expect((await call('PUT', `${path}/merge`, { as: IDS.zhou, body: { items } })).code).toBe(20000)
    const entries = await list()
    expect(entries.map(({ targetId }) => targetId)).toEqual([IDS.column, IDS.grid, IDS.boot])
    expect(entries.at(-1)?.viewDate).toBe('2024-01-03T00:00:00.000Z')
    expect(Date.parse(entries[0]?.viewDate ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('does not name what became private or was deleted', async () => {
    await clear()
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文' }
    const { data: id } = await call('POST', '/article/article', { as: IDS.lan, body })
    await visit(id)
    expect(await list()).toHaveLength(1)
    await call('PUT', '/article/article', { as: IDS.lan, body: { ...body, id, ispublic: 0 } })
    expect(await list()).toEqual([])
  })

  it('loses one entry, a day, or everything', async () => {
    await clear()
    const items = ['01', '02', '03'].map((day, at) => ({
      targetType: 'article',
      targetId: [IDS.grid, IDS.boot, IDS.unlabelled][at],
      viewDate: `2024-05-${day}T12:00:00.000Z`,
    }))
    await call('PUT', `${path}/merge`, { as: IDS.zhou, body: { items } })
    await call('DELETE', `${path}/${IDS.unlabelled}`, { as: IDS.zhou })
    expect(await list()).toHaveLength(2)
    await clear('?from=2024-05-02T00:00:00.000Z&to=2024-05-02T23:59:59.999Z')
    expect((await list()).map(({ targetId }) => targetId)).toEqual([IDS.grid])
    await clear()
    expect(await list()).toEqual([])
  })

  it('notes nothing while it is paused', async () => {
    await clear()
    await call('PUT', `${path}/pause/1`, { as: IDS.zhou })
    await visit(IDS.grid)
    expect(await list()).toEqual([])
    const me = await call('GET', `/system/user/${IDS.zhou}`, { as: IDS.zhou })
    expect(me.data.isHistoryPaused).toBe(true)
    await call('PUT', `${path}/pause/0`, { as: IDS.zhou })
    await visit(IDS.grid)
    expect(await list()).toHaveLength(1)
  })
})
