import { describe, expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('lists of own content', (getServer) => {
  const api = createApis(getServer)
  const idsIn = (page: { records: readonly { id: string }[] }) => page.records.map(({ id }) => id)

  it.each([
    '/article/article/user',
    '/article/column/listREQ',
    '/article/resource/list',
    '/question/question/user',
    '/article/collect/list',
  ])('%s requires a session', async (path) => {
    const body = { userId: IDS.lan }
    expect((await getServer().call('POST', path, { body })).status).toBe(401)
  })

  it.each(['/article/article/user', '/question/question/user'])(
    '%s requires a user id',
    async (path) => {
      for (const body of [{}, { userId: '' }, { userId: null }]) {
        expect(await getServer().call('POST', path, { as: IDS.lan, body })).toMatchObject({
          code: 999,
          message: '无效用户信息',
        })
      }
    },
  )

  describe('articles', () => {
    const articles = (as: string, body: object) =>
      api(as).article.listUserArticles({ body: { userId: IDS.lan, ...body } })

    it('are found by a part of their title, private ones by their author only', async () => {
      expect(idsIn(await articles(IDS.lan, { title: '网格' }))).toEqual([IDS.grid])
      const own = await articles(IDS.lan, { title: '私' })
      expect(own).toMatchObject({ records: [{ id: IDS.diary }], total: 1 })
      expect(idsIn(await articles(IDS.lan, { title: '私', isPublic: 1 }))).toEqual([])
      expect(idsIn(await articles(IDS.zhou, { title: '私' }))).not.toContain(IDS.diary)
      expect(idsIn(await articles(IDS.zhou, { isPublic: 0 }))).not.toContain(IDS.diary)
    })

    it('escape wildcards of a pattern', async () => {
      expect(idsIn(await articles(IDS.lan, { title: '%' }))).toEqual([])
      const own = { userId: IDS.zhou, title: '100%' }
      expect(idsIn(await articles(IDS.zhou, own))).toEqual([IDS.boot])
    })
  })

  it('questions are found by a part of their title', async () => {
    const questions = (title: string) =>
      api(IDS.zhou).question.listUserQuestions({ body: { userId: IDS.zhou, title } })
    expect(await questions('居中')).toMatchObject({ records: [{ id: IDS.question }], total: 1 })
    expect(await questions('没有')).toMatchObject({ records: [], total: 0 })
  })

  it('the questions of one user are public and contain no others', async () => {
    const { listNewQuestions } = api().question
    const page = await listNewQuestions({ body: { userId: IDS.zhou } })
    expect({ ids: idsIn(page), total: page.total }).toEqual({ ids: [IDS.question], total: 1 })
    expect((await listNewQuestions({ body: {} })).total).toBeGreaterThan(1)
  })

  it('collections are found by a part of the title, by their owner only', async () => {
    const collects = (as: string, body: object) => api(as).collect.listCollects({ body })
    const title = '网格'
    expect(idsIn(await collects(IDS.zhou, { title }))).toEqual([IDS.grid])
    expect(idsIn(await collects(IDS.zhou, { title, targetType: 'question' }))).toEqual([])
    expect((await collects(IDS.zhou, { title: '没有' })).total).toBe(0)
    expect(idsIn(await collects(IDS.lan, { title }))).toEqual([])
  })

  it('columns and resources are those of the token, not of the user id', async () => {
    const body = { userId: IDS.lan }
    expect(idsIn(await api(IDS.zhou).column.findMyColumns({ body }))).toEqual([])
    // The contract of this list has no user.
    const resources = await getServer().call('POST', '/article/resource/list', {
      as: IDS.zhou,
      body,
    })
    expect(resources).toMatchObject({ code: 20000, data: { records: [] } })
    const named = await api(IDS.lan).column.findMyColumns({ body: { name: '布' } })
    expect(idsIn(named)).toEqual([IDS.column])
  })
})
