import type { ColumnInput } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('own columns', (getServer) => {
  const api = createApis(getServer)
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const save = (as: string, body: ColumnInput) => api(as).column.saveColumn({ body })
  const mine = (as: string) => api(as).column.listMyColumns()
  const publish = (as: string, columnIds: string[], changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds, ...changes }
    return api(as).article.createArticle({ body })
  }
  const contents = async (id: string): Promise<string[]> => {
    const data = await api().article.listColumnArticles({ params: { id } })
    return data.map((article) => article.id)
  }

  it.each([
    ['GET', '/article/column/list'],
    ['POST', '/article/column/listREQ'],
    ['POST', '/article/column/saveOrUpdate'],
    ['PUT', '/article/column/saveImage'],
    ['PUT', `/article/column/order/${IDS.column}`],
    ['PUT', `/article/column/${IDS.column}/x`],
    ['DELETE', `/article/column/${IDS.column}`],
  ])('requires a session: %s %s', async (method, path) => {
    expect(await call(method, path)).toMatchObject({ status: 401, code: 1401 })
  })

  it('creates a column, and changes only the sent fields', async () => {
    const id = await save(IDS.zhou, { name: ' 笔记 ', summary: '随手', ispublic: 0 })
    await expect(api().column.getColumn({ params: { id } })).rejects.toMatchObject({ code: 404 })
    const change = {
      id,
      name: '手记',
      imageUrl: '/files/image/2026/11/a.png',
      ispublic: 1 as const,
    }
    expect(await save(IDS.zhou, change)).toBe(id)
    expect(await api().column.getColumn({ params: { id } })).toMatchObject({
      name: '手记',
      summary: '随手',
      imageUrl: '/files/image/2026/11/a.png',
      articleCount: 0,
      userId: IDS.zhou,
    })
    await save(IDS.zhou, { id, name: '手记', summary: '', imageUrl: '' })
    const data = await api().column.getColumn({ params: { id } })
    expect([data.summary, data.imageUrl]).toEqual([undefined, undefined])
  })

  it('has the time of its newest public article, whatever is changed in the column', async () => {
    const id = await save(IDS.zhou, { name: '更新的时间' })
    const article = await publish(IDS.zhou, [id])
    const { createDate } = await api().article.getArticle({ params: { id: article } })
    await save(IDS.zhou, { id, name: '改过的名字' })
    const column = await api().column.getColumn({ params: { id } })
    expect(column.updateDate).toBe(createDate)
  })

  it('requires unique names per author', async () => {
    const id = await save(IDS.zhou, { name: 'Rust' })
    await expect(save(IDS.zhou, { name: ' rust' })).rejects.toMatchObject({
      code: 999,
      message: '已有名为“rust”的专栏，请换一个名称',
    })
    await save(IDS.lan, { name: 'Rust' })
    await save(IDS.zhou, { id, name: 'RUST' })
    for (const name of ['', '   ', '字'.repeat(31)]) {
      await expect(save(IDS.zhou, { name })).rejects.toMatchObject({ code: 999 })
    }
    const atOnce = await Promise.allSettled(
      Array.from({ length: 6 }, () => save(IDS.zhou, { name: '同时' })),
    )
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('renames a column', async () => {
    const id = await save(IDS.zhou, { name: '旧名' })
    const rename = (name: string, as: string = IDS.zhou) =>
      api(as).column.renameColumn({ params: { id, name } })
    await rename('C/C++ 100% ?')
    expect((await mine(IDS.zhou)).find((row) => row.id === id)?.name).toBe('C/C++ 100% ?')
    await expect(rename('  ')).rejects.toMatchObject({ code: 999 })
    await expect(rename('同时')).rejects.toMatchObject({ code: 999 })
    await expect(rename('抢来', IDS.lan)).rejects.toMatchObject({ code: 306 })
  })

  it('refuses changes by other users', async () => {
    const { column } = api(IDS.zhou)
    const params = { id: IDS.column }
    for (const attempt of [
      () => save(IDS.zhou, { id: IDS.column, name: '抢来' }),
      () => column.deleteColumn({ params }),
      () => column.orderArticles({ params, body: { articleIds: [] } }),
      () => column.saveColumnImage({ body: { id: IDS.column, imageUrl: '/files/a.png' } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 306, message: '只能修改自己的专栏' })
    }
    await expect(save(IDS.zhou, { id: '7', name: '没有' })).rejects.toMatchObject({ code: 404 })
  })

  it('accepts only pictures of the site and of the web as covers', async () => {
    const set = (imageUrl: string) =>
      api(IDS.lan).column.saveColumnImage({ body: { id: IDS.column, imageUrl } })
    await set('https://a.test/b.png')
    for (const address of ['javascript:alert(1)', '//a.test/b', 'data:text/html,x', 'x y']) {
      await expect(set(address)).rejects.toMatchObject({ code: 999 })
    }
    expect((await api().column.getColumn({ params: { id: IDS.column } })).imageUrl).toBe(
      'https://a.test/b.png',
    )
  })

  it('finds own columns by a part of the name, page by page', async () => {
    await save(IDS.zhou, { name: '百分之 100%' })
    await save(IDS.zhou, { name: '百分之 1000', ispublic: 0 })
    const find = (body: object) => api(IDS.zhou).column.findMyColumns({ body })
    expect(await find({ name: '之 100%' })).toMatchObject({ total: 1 })
    expect(await find({ name: '百分之', size: 1 })).toMatchObject({ total: 2, pages: 2 })
    expect((await find({ name: '百分之', size: 1 })).records[0]?.name).toBe('百分之 1000')
    expect(await find({ userId: IDS.lan, name: '布局' })).toMatchObject({ total: 0 })
  })

  it('stores the order of the author, and keeps the position of unnamed ones', async () => {
    const id = await save(IDS.zhou, { name: '有序' })
    const [a, , c] = [
      await publish(IDS.zhou, [id]),
      await publish(IDS.zhou, [id], { ispublic: 0 }),
      await publish(IDS.zhou, [id]),
    ]
    const d = await publish(IDS.zhou, [id])
    const order = (articleIds: string[]) =>
      api(IDS.zhou).column.orderArticles({ params: { id }, body: { articleIds } })
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    await order([d, c, a])
    expect(await contents(id)).toEqual([d, c, a])
    await expect.poll(() => refreshes.length).toBe(1)
    const tags = [`article:${a}`, `column:${id}`, 'columns', `user:${IDS.zhou}`]
    expect(refreshes[0]?.tags).toEqual(expect.arrayContaining(tags))
    await order([a, d])
    expect(await contents(id)).toEqual([a, c, d])
    for (const bad of [[a, a], [IDS.grid]]) {
      await expect(order(bad)).rejects.toMatchObject({ code: 999 })
    }
    await publish(IDS.zhou, [id])
    expect((await contents(id)).slice(0, 3)).toEqual([a, c, d])
  })

  it('counts public articles', async () => {
    const id = await save(IDS.zhou, { name: '计数' })
    const count = async () => (await api().column.getColumn({ params: { id } })).articleCount
    const article = await publish(IDS.zhou, [id])
    await publish(IDS.zhou, [id], { ispublic: 0 })
    expect(await count()).toBe(1)
    await api(IDS.zhou).article.deleteArticle({ params: { id: article } })
    expect(await count()).toBe(0)
  })

  it('deletes a column and keeps its articles', async () => {
    const id = await save(IDS.zhou, { name: '要删' })
    const article = await publish(IDS.zhou, [id])
    await api(IDS.zhou).column.deleteColumn({ params: { id } })
    await expect(api(IDS.zhou).column.getColumn({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    expect((await mine(IDS.zhou)).map((row) => row.id)).not.toContain(id)
    const data = await api().article.getArticle({ params: { id: article } })
    expect(data).toMatchObject({ title: '一篇', columnIds: [] })
    const page = await api().article.findArticles({ body: { columnId: id } })
    expect(page.total).toBe(0)
    await expect(api(IDS.zhou).column.deleteColumn({ params: { id } })).rejects.toMatchObject({
      code: 404,
    })
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds: [id] }
    await expect(api(IDS.zhou).article.createArticle({ body })).rejects.toMatchObject({ code: 999 })
    await save(IDS.zhou, { name: '要删' })
  })
})
