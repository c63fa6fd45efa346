import { expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('reading calls', (getServer) => {
  const get = (path: string, as?: string) => getServer().call('GET', path, { as })
  const post = (path: string, body: unknown, as?: string) =>
    getServer().call('POST', path, { body, as })
  const idsOf = (data: { id: string }[]) => data.map((row) => row.id)

  it('answers below / and below /api alike', async () => {
    const bare = await get('/article/api/category/list')
    const prefixed = await get('/api/article/api/category/list')
    expect(bare.code).toBe(20000)
    expect(prefixed.data).toEqual(bare.data)
  })

  it('lists the channels that are on, in their order', async () => {
    const { data } = await get('/article/api/category/list')
    expect(idsOf(data)).toEqual([IDS.frontend, IDS.java])
    const labels = await get('/article/api/category/label/list')
    expect(idsOf(labels.data[0].labelList)).toEqual([IDS.html, IDS.css])
  })

  it('lists the labels and the articles that most is made of, and none that nothing is', async () => {
    const { data: labels } = await get('/article/api/label/hottag')
    expect(idsOf(labels)).toContain(IDS.css)
    const { data: rows } = await post('/article/api/article/list', { size: 100 })
    const used = new Set(rows.records.flatMap((row: { labelIds: string[] }) => row.labelIds))
    expect(new Set(idsOf(labels))).toEqual(used)
    const popular = await get('/article/api/article/popularArticles/10')
    expect((await get('/article/api/article/hotlist')).data).toEqual(popular.data)
  })

  it('shows the adverts of a position', async () => {
    expect((await get('/article/api/advert/show/1')).data).toHaveLength(2)
    expect((await get('/article/api/advert/show/3')).data).toEqual([])
    expect((await get(`/article/api/advert/show/${IDS.lan}`)).data).toEqual([])
  })

  it('lists public articles by the date of change, those without labels too', async () => {
    const { data } = await post('/article/api/article/list', { current: 1, size: 10 })
    expect(idsOf(data.records)).toEqual([IDS.grid, IDS.unlabelled, IDS.boot])
    expect(data).toMatchObject({ total: 3, size: 10, current: 1, pages: 1 })
    expect(data.next).toBeUndefined()
    expect(data.records[0]).toMatchObject({ nickName: '阿岚', thumhup: 1, commentCount: 3 })
    expect(data.records[0].mdContent).toBeUndefined()
  })

  it('lists an article once in a channel, however many of its labels lead there', async () => {
    const { data } = await post('/article/api/article/list', { categoryId: IDS.frontend })
    expect(idsOf(data.records)).toEqual([IDS.grid])
    expect(data.total).toBe(1)
  })

  it('follows next from page to page without gaps or repetitions', async () => {
    const first = await post('/article/api/article/list', { current: 1, size: 2 })
    const second = await post('/article/api/article/list', { size: 2, cursor: first.data.next })
    expect([...idsOf(first.data.records), ...idsOf(second.data.records)]).toEqual([
      IDS.grid,
      IDS.unlabelled,
      IDS.boot,
    ])
    expect(second.data.next).toBeUndefined()
    const byNumber = await post('/article/api/article/list', { current: 2, size: 2 })
    expect(idsOf(byNumber.data.records)).toEqual([IDS.boot])
  })

  it('combines the conditions of the general list', async () => {
    const find = async (body: object) =>
      idsOf((await post('/article/api/article/listREQ', body)).data.records)
    expect(await find({ userId: IDS.lan })).toEqual([IDS.grid, IDS.unlabelled])
    expect(await find({ userId: IDS.lan, labelId: IDS.css })).toEqual([IDS.grid])
    expect(await find({ userId: IDS.zhou, labelId: IDS.css })).toEqual([])
    expect(await find({ columnId: IDS.column })).toEqual([IDS.grid, IDS.unlabelled])
    expect(await find({ title: '布局' })).toEqual([IDS.grid])
    expect(await find({ title: '100%' })).toEqual([IDS.boot])
    expect(await find({ title: '%' })).toEqual([IDS.boot])
    expect(await find({ sort: 'hot' })).toEqual([IDS.boot, IDS.grid, IDS.unlabelled])
  })

  it('shows an article with its text, contents, labels and public columns', async () => {
    const { data } = await get(`/article/api/article/${IDS.grid}`)
    expect(data.id).toBe('1844197938335842601')
    expect(data.htmlContent).toContain('网格')
    expect(data.htmlVersion).toBeTruthy()
    expect(data.toc[0]).toMatchObject({ text: '网格', depth: 1 })
    expect(idsOf(data.labelList)).toEqual([IDS.css, IDS.html])
    expect(data.columnIds).toEqual([IDS.column])
  })

  it('shows a private article to its owner only', async () => {
    const path = `/article/api/article/${IDS.diary}`
    expect(await get(path)).toMatchObject({ status: 200, code: 404, data: null })
    expect((await get(path, IDS.zhou)).code).toBe(404)
    expect((await get(path, IDS.lan)).data.title).toBe('私密')
  })

  it('lists popular and latest articles, of the site or of an author', async () => {
    const list = async (path: string) => idsOf((await get(`/article/api/article/${path}`)).data)
    expect(await list('popularArticles/2')).toEqual([IDS.boot, IDS.grid])
    expect(await list('latestArticles/2')).toEqual([IDS.unlabelled, IDS.boot])
    expect(await list(`popularArticles/${IDS.lan}`)).toEqual([IDS.grid, IDS.unlabelled])
    expect(await list(`latestArticles/${IDS.lan}`)).toEqual([IDS.unlabelled, IDS.grid])
    expect(await list('latestArticles/0')).toEqual([])
  })

  it('lists a column in reading order, also when asked with one of its articles', async () => {
    const byColumn = await get(`/article/api/article/column/${IDS.column}`)
    expect(idsOf(byColumn.data)).toEqual([IDS.unlabelled, IDS.grid])
    const byArticle = await get(`/article/api/article/column/${IDS.grid}`)
    expect(idsOf(byArticle.data)).toEqual([IDS.unlabelled, IDS.grid])
  })

  it('shows columns, one and many', async () => {
    const { data } = await get(`/article/api/column/${IDS.column}`)
    expect(data).toMatchObject({ name: '布局', articleCount: 2, nickName: '阿岚', viewCount: 34 })
    expect(idsOf((await get('/article/api/column/findTopColumn/3')).data)).toEqual([IDS.column])
    const ofUser = await get(`/article/api/column/findTopColumn/${IDS.lan}`)
    expect(idsOf(ofUser.data)).toEqual([IDS.column])
    const own = await get(`/article/api/column/findColumnByUserId/${IDS.lan}`)
    expect(idsOf(own.data)).toEqual([IDS.column])
    expect((await get('/article/api/column/7')).code).toBe(404)
  })

  it('shows of a user only what is public', async () => {
    const { data } = await get(`/system/api/user/column/${IDS.lan}`)
    expect(data).toMatchObject({ nickName: '阿岚', articleCount: 2, columnCount: 1, thumhup: 1 })
    expect(idsOf(data.columnList)).toEqual([IDS.column])
    const text = JSON.stringify((await get(`/system/api/user/${IDS.lan}`)).data)
    expect(text).not.toMatch(/password|13800000000|lan@example/)
    expect((await get('/system/api/user/7')).code).toBe(404)
  })

  it('answers dictionaries, an unknown one with nothing', async () => {
    const { data } = await get('/system/dictData/getDictListByCode/article_type')
    expect(data.map((item: { value: string }) => item.value)).toEqual(['original', 'translation'])
    expect((await get('/system/dictData/getDictListByCode/nothing')).data).toEqual([])
  })

  it('lists comments as trees, the newest first, replies in order', async () => {
    const { data } = await get(`/article/api/comment/list/${IDS.grid}`)
    expect(idsOf(data)).toEqual([IDS.lateComment, IDS.comment])
    expect(data[1].children[0]).toMatchObject({ id: IDS.reply, nickName: '阿岚', children: [] })
    expect(data[1].parentId).toBe('-1')
  })

  it('lists questions new, hot, waiting, by label and by user', async () => {
    const list = async (path: string, body: object = {}, as?: string) =>
      idsOf((await post(`/question/${path}`, body, as)).data.records)
    expect(await list('api/question/new')).toEqual([IDS.waiting, IDS.question])
    expect(await list('api/question/hot')).toEqual([IDS.question, IDS.waiting])
    expect(await list('api/question/wait')).toEqual([IDS.waiting])
    expect(await list(`api/question/list/${IDS.css}`)).toEqual([IDS.waiting, IDS.question])
    expect(await list('question/user', { userId: IDS.zhou }, IDS.lan)).toEqual([IDS.question])
  })

  it('shows a question and its answers', async () => {
    const { data } = await get(`/question/api/question/${IDS.question}`)
    expect(data).toMatchObject({ reply: 2, status: 2, acceptedId: IDS.answer })
    const answers = await get(`/question/api/replay/list/${IDS.question}`)
    expect(answers.data[0]).toMatchObject({ id: IDS.answer, isAccepted: true })
    expect(answers.data[0].children[0].htmlContent).toBe('可以了')
    const alias = await get(`/question/api/reply/list/${IDS.question}`)
    expect(alias.data).toEqual(answers.data)
  })

  it('counts a view once it is written', async () => {
    const { context, call } = getServer()
    await call('PUT', `/article/api/article/viewCount/${IDS.boot}`)
    await call('PUT', `/api/article/api/article/viewCount/${IDS.boot}`)
    await context.views.flush()
    expect((await get(`/article/api/article/${IDS.boot}`)).data.viewCount).toBe(52)
    const missing = await call('PUT', '/article/api/article/viewCount/7')
    expect(missing).toMatchObject({ code: 999, message: '文章不存在' })
  })

  it('keeps signed-in answers out of every cache and lets the others be checked', async () => {
    const path = `/article/api/article/${IDS.grid}`
    expect((await get(path, IDS.lan)).headers.get('cache-control')).toBe('no-store')
    const open = await get(path)
    expect(open.headers.get('cache-control')).toBe('no-cache')
    const etag = open.headers.get('etag') ?? ''
    const again = await getServer().call('GET', path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
