import type { HistoryInput } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('reading history', (getServer) => {
  const api = createApis(getServer)
  const visit = (
    targetId: string,
    targetType: HistoryInput['targetType'] = 'article',
    as: string = IDS.zhou,
  ) => api(as).history.addHistory({ body: { targetType, targetId } })
  const list = (as: string = IDS.zhou) => api(as).history.listHistory({ params: { id: as } })
  const clear = (query: { from?: string; to?: string } = {}) =>
    api(IDS.zhou).history.clearHistory({ query })

  it('requires a session and is accessible to its owner only', async () => {
    await expect(api().history.listHistory({ params: { id: IDS.zhou } })).rejects.toMatchObject({
      status: 401,
    })
    const body = { targetType: 'article', targetId: IDS.grid } as const
    await expect(api().history.addHistory({ body })).rejects.toMatchObject({ status: 401 })
    await expect(
      api(IDS.lan).history.listHistory({ params: { id: IDS.zhou } }),
    ).rejects.toMatchObject({ code: 306 })
  })

  it('contains each item once, latest first', async () => {
    await clear()
    await visit(IDS.grid)
    await visit(IDS.question, 'question')
    await visit(IDS.grid)
    const entries = await list()
    expect(entries.map(({ targetId }) => targetId)).toEqual([IDS.grid, IDS.question])
    expect(entries[0]).toMatchObject({ title: '网格布局', nickName: '阿岚', targetType: 'article' })
  })

  it('merges entries that the device recorded before the sign-in', async () => {
    await clear()
    await visit(IDS.grid)
    const items: HistoryInput[] = [
      { targetType: 'article', targetId: IDS.grid, viewDate: '2024-01-01T00:00:00.000Z' },
      { targetType: 'article', targetId: IDS.boot, viewDate: '2024-01-02T00:00:00.000Z' },
      { targetType: 'article', targetId: IDS.boot, viewDate: '2024-01-03T00:00:00.000Z' },
      { targetType: 'column', targetId: IDS.column, viewDate: '2999-01-01T00:00:00.000Z' },
    ]
    await api(IDS.zhou).history.mergeHistory({ body: { items } })
    const entries = await list()
    expect(entries.map(({ targetId }) => targetId)).toEqual([IDS.column, IDS.grid, IDS.boot])
    expect(entries.at(-1)?.viewDate).toBe('2024-01-03T00:00:00.000Z')
    expect(Date.parse(entries[0]?.viewDate ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('omits private and deleted items', async () => {
    await clear()
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文' }
    const id = await api(IDS.lan).article.createArticle({ body })
    await visit(id)
    expect(await list()).toHaveLength(1)
    await api(IDS.lan).article.updateArticle({ body: { ...body, id, ispublic: 0 } })
    expect(await list()).toEqual([])
  })

  it('deletes one entry, a day, or everything', async () => {
    await clear()
    const items = [IDS.grid, IDS.boot, IDS.unlabelled].map((targetId, at) => ({
      targetType: 'article' as const,
      targetId,
      viewDate: `2024-05-0${at + 1}T12:00:00.000Z`,
    }))
    await api(IDS.zhou).history.mergeHistory({ body: { items } })
    await api(IDS.zhou).history.deleteHistory({ params: { id: IDS.unlabelled } })
    expect(await list()).toHaveLength(2)
    await clear({ from: '2024-05-02T00:00:00.000Z', to: '2024-05-02T23:59:59.999Z' })
    expect((await list()).map(({ targetId }) => targetId)).toEqual([IDS.grid])
    await clear()
    expect(await list()).toEqual([])
  })

  it('records nothing while it is paused', async () => {
    await clear()
    await api(IDS.zhou).history.pauseHistory({ params: { value: 1 } })
    await visit(IDS.grid)
    expect(await list()).toEqual([])
    const me = await api(IDS.zhou).user.getMe({ params: { id: IDS.zhou } })
    expect(me.isHistoryPaused).toBe(true)
    await api(IDS.zhou).history.pauseHistory({ params: { value: 0 } })
    await visit(IDS.grid)
    expect(await list()).toHaveLength(1)
  })
})
