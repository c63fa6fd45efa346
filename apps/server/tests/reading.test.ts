import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('reading calls', (getServer) => {
  const api = createApis(getServer)
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const idsOf = (data: { id: string }[]) => data.map((row) => row.id)

  it('answers the same below / and below /api', async () => {
    const bare = await call('GET', '/article/api/category/list')
    const prefixed = await call('GET', '/api/article/api/category/list')
    expect(bare.code).toBe(20000)
    expect(prefixed.data).toEqual(bare.data)
  })

  it('lists enabled channels in their order', async () => {
    const data = await api().channel.listChannels()
    expect(idsOf(data)).toEqual([IDS.frontend, IDS.java])
    const labels = await api().channel.listChannelLabels()
    expect(idsOf(labels[0]?.labelList ?? [])).toEqual([IDS.html, IDS.css])
  })

  it('lists the most used labels, and no unused ones', async () => {
    const labels = await api().channel.listHotLabels()
    expect(idsOf(labels)).toContain(IDS.css)
    const rows = await api().article.listArticles({ body: { size: 100 } })
    const used = new Set(rows.records.flatMap((row) => row.labelIds))
    expect(new Set(idsOf(labels))).toEqual(used)
    const popular = await api().article.listPopularArticles({ params: { n: '10' } })
    expect(await api().article.listHotArticles()).toEqual(popular)
  })

  it('shows the adverts of a position', async () => {
    expect(await api().advert.listAdverts({ params: { id: '1' } })).toHaveLength(2)
    expect(await api().advert.listAdverts({ params: { id: '3' } })).toEqual([])
    expect(await api().advert.listAdverts({ params: { id: IDS.lan } })).toEqual([])
  })

  it('lists public articles by modification date, also without labels', async () => {
    const data = await api().article.listArticles({ body: { current: 1, size: 10 } })
    expect(idsOf(data.records)).toEqual([IDS.grid, IDS.unlabelled, IDS.boot])
    expect(data).toMatchObject({ total: 3, size: 10, current: 1, pages: 1 })
    expect(data.next).toBeUndefined()
    expect(data.records[0]).toMatchObject({ nickName: '阿岚', thumhup: 1, commentCount: 3 })
    expect(data.records[0]?.mdContent).toBeUndefined()
  })

  it('lists an article once in a channel for several labels', async () => {
    const data = await api().article.listArticles({ body: { categoryId: IDS.frontend } })
    expect(idsOf(data.records)).toEqual([IDS.grid])
    expect(data.total).toBe(1)
  })

  it('pages by cursor without gaps or repetitions', async () => {
    const first = await api().article.listArticles({ body: { current: 1, size: 2 } })
    const second = await api().article.listArticles({ body: { size: 2, cursor: first.next } })
    expect([...idsOf(first.records), ...idsOf(second.records)]).toEqual([
      IDS.grid,
      IDS.unlabelled,
      IDS.boot,
    ])
    expect(second.next).toBeUndefined()
    const byNumber = await api().article.listArticles({ body: { current: 2, size: 2 } })
    expect(idsOf(byNumber.records)).toEqual([IDS.boot])
  })

  it('combines the conditions of the general list', async () => {
    const find = async (body: object) => idsOf((await api().article.findArticles({ body })).records)
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
    const data = await api().article.getArticle({ params: { id: IDS.grid } })
    expect(data.id).toBe('1844197938335842601')
    expect(data.htmlContent).toContain('网格')
    expect(data.htmlVersion).toBeTruthy()
    expect(data.toc?.[0]).toMatchObject({ text: '网格', depth: 1 })
    expect(idsOf(data.labelList)).toEqual([IDS.css, IDS.html])
    expect(data.columnIds).toEqual([IDS.column])
  })

  it('shows a private article to its owner only', async () => {
    const path = `/article/api/article/${IDS.diary}`
    expect(await call('GET', path)).toMatchObject({ status: 200, code: 404, data: null })
    expect((await call('GET', path, { as: IDS.zhou })).code).toBe(404)
    expect((await call('GET', path, { as: IDS.lan })).data).toMatchObject({ title: '私密' })
  })

  it('lists popular and latest articles, of the site or of an author', async () => {
    const { listPopularArticles, listLatestArticles } = api().article
    const popular = async (n: string) => idsOf(await listPopularArticles({ params: { n } }))
    const latest = async (n: string) => idsOf(await listLatestArticles({ params: { n } }))
    expect(await popular('2')).toEqual([IDS.boot, IDS.grid])
    expect(await latest('2')).toEqual([IDS.unlabelled, IDS.boot])
    expect(await popular(IDS.lan)).toEqual([IDS.grid, IDS.unlabelled])
    expect(await latest(IDS.lan)).toEqual([IDS.unlabelled, IDS.grid])
    expect(await latest('0')).toEqual([])
  })

  it('lists a column in reading order, also when asked with one of its articles', async () => {
    const byColumn = await api().article.listColumnArticles({ params: { id: IDS.column } })
    expect(idsOf(byColumn)).toEqual([IDS.unlabelled, IDS.grid])
    const byArticle = await api().article.listColumnArticles({ params: { id: IDS.grid } })
    expect(idsOf(byArticle)).toEqual([IDS.unlabelled, IDS.grid])
  })

  it('shows columns, one and many', async () => {
    const data = await api().column.getColumn({ params: { id: IDS.column } })
    expect(data).toMatchObject({ name: '布局', articleCount: 2, nickName: '阿岚', viewCount: 34 })
    expect(idsOf(await api().column.listTopColumns({ params: { id: '3' } }))).toEqual([IDS.column])
    const ofUser = await api().column.listTopColumns({ params: { id: IDS.lan } })
    expect(idsOf(ofUser)).toEqual([IDS.column])
    const own = await api().column.findUserColumns({ params: { id: IDS.lan } })
    expect(idsOf(own)).toEqual([IDS.column])
    await expect(api().column.getColumn({ params: { id: '7' } })).rejects.toMatchObject({
      code: 404,
    })
  })

  it('shows only public fields of a user', async () => {
    const data = await api().user.getUserWithColumns({ params: { id: IDS.lan } })
    expect(data).toMatchObject({ nickName: '阿岚', articleCount: 2, columnCount: 1, thumhup: 1 })
    expect(idsOf(data.columnList)).toEqual([IDS.column])
    // Raw, because the client drops fields that the contract does not contain.
    const text = JSON.stringify((await call('GET', `/system/api/user/${IDS.lan}`)).data)
    expect(text).not.toMatch(/password|13800000000|lan@example/)
    await expect(api().user.getUser({ params: { id: '7' } })).rejects.toMatchObject({ code: 404 })
  })

  it('returns dictionaries, and no entries of an unknown one', async () => {
    const data = await api().dictionary.listDictionary({ params: { code: 'article_type' } })
    expect(data.map((item) => item.value)).toEqual(['original', 'translation'])
    expect(await api().dictionary.listDictionary({ params: { code: 'nothing' } })).toEqual([])
  })

  it('lists comments as trees, newest first, replies in order', async () => {
    const data = await api().comment.listComments({ params: { id: IDS.grid } })
    expect(idsOf(data)).toEqual([IDS.lateComment, IDS.comment])
    expect(data[1]?.children[0]).toMatchObject({ id: IDS.reply, nickName: '阿岚', children: [] })
    expect(data[1]?.parentId).toBe('-1')
  })

  it('lists questions new, hot, waiting, by label and by user', async () => {
    const { question } = api()
    const both = [IDS.waiting, IDS.question]
    expect(idsOf((await question.listNewQuestions({ body: {} })).records)).toEqual(both)
    const hot = await question.listHotQuestions({ body: {} })
    expect(idsOf(hot.records)).toEqual([IDS.question, IDS.waiting])
    const waiting = await question.listWaitingQuestions({ body: {} })
    expect(idsOf(waiting.records)).toEqual([IDS.waiting])
    const params = { labelId: IDS.css }
    const ofLabel = await question.findLabelQuestions({ params, body: {} })
    expect(idsOf(ofLabel.records)).toEqual(both)
    const body = { userId: IDS.zhou }
    const ofUser = await api(IDS.lan).question.listUserQuestions({ body })
    expect(idsOf(ofUser.records)).toEqual([IDS.question])
  })

  it('shows a question and its answers', async () => {
    const data = await api().question.getQuestion({ params: { id: IDS.question } })
    expect(data).toMatchObject({ reply: 1, status: 2, acceptedId: IDS.answer })
    const answers = await api().answer.listAnswers({ params: { questionId: IDS.question } })
    expect(answers[0]).toMatchObject({ id: IDS.answer, isAccepted: true })
    expect(answers[0]?.children[0]?.htmlContent).toBe('可以了')
    const [wire, alias] = await Promise.all([
      call('GET', `/question/api/replay/list/${IDS.question}`),
      call('GET', `/question/api/reply/list/${IDS.question}`),
    ])
    expect(alias.data).toEqual(wire.data)
  })

  it('shows a view after the counter was flushed', async () => {
    const { context, call } = getServer()
    await api().article.addView({ params: { id: IDS.boot } })
    await call('PUT', `/api/article/api/article/viewCount/${IDS.boot}`)
    await context.views.flush()
    expect((await api().article.getArticle({ params: { id: IDS.boot } })).viewCount).toBe(52)
    await expect(api().article.addView({ params: { id: '7' } })).rejects.toMatchObject({
      code: 999,
      message: '文章不存在',
    })
  })

  it('forbids caching of signed-in answers and allows revalidation of others', async () => {
    const path = `/article/api/article/${IDS.grid}`
    expect((await call('GET', path, { as: IDS.lan })).headers.get('cache-control')).toBe('no-store')
    const open = await call('GET', path)
    expect(open.headers.get('cache-control')).toBe('no-cache')
    const etag = open.headers.get('etag') ?? ''
    const again = await getServer().call('GET', path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
