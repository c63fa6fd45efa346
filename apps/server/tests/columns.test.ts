import { expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('columns of one’s own', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const save = (as: string, body: object) =>
    call('POST', '/article/column/saveOrUpdate', { as, body })
  const mine = async (as: string): Promise<{ id: string; name: string }[]> =>
    (await call('GET', '/article/column/list', { as })).data
  const publish = async (as: string, columnIds: string[], changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds, ...changes }
    return (await call('POST', '/article/article', { as, body })).data as string
  }
  const contents = async (id: string): Promise<string[]> => {
    const { data } = await call('GET', `/article/api/article/column/${id}`)
    return data.map((article: { id: string }) => article.id)
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

  it('makes a column, changes what was sent of it and leaves the rest', async () => {
    const { data: id } = await save(IDS.zhou, { name: ' 笔记 ', summary: '随手', ispublic: 0 })
    expect((await call('GET', `/article/api/column/${id}`)).code).toBe(404)
    const change = { id, name: '手记', imageUrl: '/files/image/2026/11/a.png', ispublic: 1 }
    expect((await save(IDS.zhou, change)).data).toBe(id)
    expect((await call('GET', `/article/api/column/${id}`)).data).toMatchObject({
      name: '手记',
      summary: '随手',
      imageUrl: '/files/image/2026/11/a.png',
      articleCount: 0,
      userId: IDS.zhou,
    })
    await save(IDS.zhou, { id, name: '手记', summary: '', imageUrl: '' })
    const { data } = await call('GET', `/article/api/column/${id}`)
    expect([data.summary, data.imageUrl]).toEqual([undefined, undefined])
  })

  it('gives each writer’s columns names of their own', async () => {
    const { data: id } = await save(IDS.zhou, { name: 'Rust' })
    const again = await save(IDS.zhou, { name: ' rust' })
    expect(again).toMatchObject({ code: 999, message: '已有名为“rust”的专栏，请换一个名称' })
    expect((await save(IDS.lan, { name: 'Rust' })).code).toBe(20000)
    expect((await save(IDS.zhou, { id, name: 'RUST' })).code).toBe(20000)
    for (const name of ['', '   ', '字'.repeat(31)]) {
      expect((await save(IDS.zhou, { name })).code).toBe(999)
    }
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => save(IDS.zhou, { name: '同时' })),
    )
    expect(atOnce.filter(({ code }) => code === 20000)).toHaveLength(1)
  })

  it('renames', async () => {
    const { data: id } = await save(IDS.zhou, { name: '旧名' })
    const rename = (name: string, as: string = IDS.zhou) =>
      call('PUT', `/article/column/${id}/${encodeURIComponent(name)}`, { as })
    expect((await rename('C/C++ 100% ?')).code).toBe(20000)
    expect((await mine(IDS.zhou)).find((row) => row.id === id)?.name).toBe('C/C++ 100% ?')
    expect((await rename('  ')).code).toBe(999)
    expect((await rename('同时')).code).toBe(999)
    expect((await rename('抢来', IDS.lan)).code).toBe(306)
  })

  it('refuses to others what is not theirs', async () => {
    const order = { as: IDS.zhou, body: { articleIds: [] } }
    const image = { as: IDS.zhou, body: { id: IDS.column, imageUrl: '/files/a.png' } }
    const answers = [
      await save(IDS.zhou, { id: IDS.column, name: '抢来' }),
      await call('DELETE', `/article/column/${IDS.column}`, { as: IDS.zhou }),
      await call('PUT', `/article/column/order/${IDS.column}`, order),
      await call('PUT', '/article/column/saveImage', image),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 306, message: '只能修改自己的专栏' })
    }
    expect((await save(IDS.zhou, { id: '7', name: '没有' })).code).toBe(404)
  })

  it('takes pictures of the site and of the web as covers, nothing else', async () => {
    const set = (imageUrl: string) =>
      call('PUT', '/article/column/saveImage', { as: IDS.lan, body: { id: IDS.column, imageUrl } })
    expect((await set('https://a.test/b.png')).code).toBe(20000)
    for (const address of ['javascript:alert(1)', '//a.test/b', 'data:text/html,x', 'x y']) {
      expect((await set(address)).code).toBe(999)
    }
    expect((await call('GET', `/article/api/column/${IDS.column}`)).data.imageUrl).toBe(
      'https://a.test/b.png',
    )
  })

  it('finds one’s own by a part of the name, page by page', async () => {
    await save(IDS.zhou, { name: '百分之 100%' })
    await save(IDS.zhou, { name: '百分之 1000', ispublic: 0 })
    const find = async (body: object) =>
      (await call('POST', '/article/column/listREQ', { as: IDS.zhou, body })).data
    expect(await find({ name: '之 100%' })).toMatchObject({ total: 1 })
    expect(await find({ name: '百分之', size: 1 })).toMatchObject({ total: 2, pages: 2 })
    expect((await find({ name: '百分之', size: 1 })).records[0].name).toBe('百分之 1000')
    expect(await find({ userId: IDS.lan, name: '布局' })).toMatchObject({ total: 0 })
  })

  it('keeps the order its writer gives, and what is not named where it stands', async () => {
    const { data: id } = await save(IDS.zhou, { name: '有序' })
    const [a, , c] = [
      await publish(IDS.zhou, [id]),
      await publish(IDS.zhou, [id], { ispublic: 0 }),
      await publish(IDS.zhou, [id]),
    ]
    const d = await publish(IDS.zhou, [id])
    const order = (articleIds: string[]) =>
      call('PUT', `/article/column/order/${id}`, { as: IDS.zhou, body: { articleIds } })
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    expect((await order([d, c, a])).code).toBe(20000)
    expect(await contents(id)).toEqual([d, c, a])
    await expect.poll(() => refreshes.length).toBe(1)
    const tags = [`article:${a}`, `column:${id}`, 'columns', `user:${IDS.zhou}`]
    expect(refreshes[0]?.tags).toEqual(expect.arrayContaining(tags))
    await order([a, d])
    expect(await contents(id)).toEqual([a, c, d])
    for (const bad of [[a, a], [IDS.grid]]) {
      expect(await order(bad)).toMatchObject({ code: 999 })
    }
    await publish(IDS.zhou, [id])
    expect((await contents(id)).slice(0, 3)).toEqual([a, c, d])
  })

  it('counts what everybody can read', async () => {
    const { data: id } = await save(IDS.zhou, { name: '计数' })
    const count = async () =>
      (await call('GET', `/article/api/column/${id}`)).data.articleCount as number
    const article = await publish(IDS.zhou, [id])
    await publish(IDS.zhou, [id], { ispublic: 0 })
    expect(await count()).toBe(1)
    await call('DELETE', `/article/article/${article}`, { as: IDS.zhou })
    expect(await count()).toBe(0)
  })

  it('deletes a column and keeps its articles', async () => {
    const { data: id } = await save(IDS.zhou, { name: '要删' })
    const article = await publish(IDS.zhou, [id])
    expect((await call('DELETE', `/article/column/${id}`, { as: IDS.zhou })).code).toBe(20000)
    expect((await call('GET', `/article/api/column/${id}`, { as: IDS.zhou })).code).toBe(404)
    expect((await mine(IDS.zhou)).map((row) => row.id)).not.toContain(id)
    const { data } = await call('GET', `/article/api/article/${article}`)
    expect(data).toMatchObject({ title: '一篇', columnIds: [] })
    const page = await call('POST', '/article/api/article/listREQ', { body: { columnId: id } })
    expect(page.data.total).toBe(0)
    expect((await call('DELETE', `/article/column/${id}`, { as: IDS.zhou })).code).toBe(404)
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds: [id] }
    expect((await call('POST', '/article/article', { as: IDS.zhou, body })).code).toBe(999)
    expect((await save(IDS.zhou, { name: '要删' })).code).toBe(20000)
  })
})
