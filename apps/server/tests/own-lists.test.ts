import { describe, expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

interface Listed {
  readonly id: string
  readonly title?: string
}

describeOnEveryStore('lists of what one has written and kept', (getServer) => {
  const list = async (path: string, as: string | undefined, body: object) => {
    const call: TestServer['call'] = getServer().call
    const answer = await call('POST', path, { as, body: { current: 1, size: 10, ...body } })
    const records: Listed[] = answer.data?.records ?? []
    return { ...answer, ids: records.map(({ id }) => id), total: answer.data?.total }
  }

  it.each([
    '/article/article/user',
    '/article/column/listREQ',
    '/article/resource/list',
    '/question/question/user',
    '/article/collect/list',
  ])('%s requires a session', async (path) => {
    expect((await list(path, undefined, { userId: IDS.lan })).status).toBe(401)
  })

  it.each(['/article/article/user', '/question/question/user'])(
    '%s asks whose, in the words of the contract',
    async (path) => {
      for (const body of [{}, { userId: '' }, { userId: null }]) {
        expect(await list(path, IDS.lan, body)).toMatchObject({
          code: 999,
          message: '无效用户信息',
        })
      }
    },
  )

  describe('articles', () => {
    const articles = (as: string, body: object) =>
      list('/article/article/user', as, { userId: IDS.lan, ...body })

    it('are found by a part of their title, the private ones by their writer alone', async () => {
      expect((await articles(IDS.lan, { title: '网格' })).ids).toEqual([IDS.grid])
      expect(await articles(IDS.lan, { title: '私' })).toMatchObject({ ids: [IDS.diary], total: 1 })
      expect((await articles(IDS.lan, { title: '私', isPublic: 1 })).ids).toEqual([])
      expect((await articles(IDS.zhou, { title: '私' })).ids).not.toContain(IDS.diary)
      expect((await articles(IDS.zhou, { isPublic: 0 })).ids).not.toContain(IDS.diary)
    })

    it('take the marks of a pattern as they are', async () => {
      const { ids } = await articles(IDS.lan, { title: '%' })
      expect(ids).toEqual([])
      const own = { userId: IDS.zhou, title: '100%' }
      expect((await articles(IDS.zhou, own)).ids).toEqual([IDS.boot])
    })
  })

  it('questions are found by a part of their title', async () => {
    const questions = (body: object) =>
      list('/question/question/user', IDS.zhou, { userId: IDS.zhou, ...body })
    expect(await questions({ title: '居中' })).toMatchObject({ ids: [IDS.question], total: 1 })
    expect(await questions({ title: '没有' })).toMatchObject({ ids: [], total: 0 })
  })

  it('anybody may read the questions of one person, and of nobody else', async () => {
    const { ids, total } = await list('/question/api/question/new', undefined, {
      userId: IDS.zhou,
    })
    expect({ ids, total }).toEqual({ ids: [IDS.question], total: 1 })
    const everything = await list('/question/api/question/new', undefined, {})
    expect(everything.total).toBeGreaterThan(1)
  })

  it('what somebody collects is found by a part of its title, by the collector alone', async () => {
    const path = '/article/collect/list'
    expect((await list(path, IDS.zhou, { title: '网格' })).ids).toEqual([IDS.grid])
    expect((await list(path, IDS.zhou, { title: '网格', targetType: 'question' })).ids).toEqual([])
    expect((await list(path, IDS.zhou, { title: '没有' })).total).toBe(0)
    expect((await list(path, IDS.lan, { title: '网格' })).ids).toEqual([])
  })

  it('columns and resources are one’s own, whoever is named', async () => {
    for (const path of ['/article/column/listREQ', '/article/resource/list']) {
      expect((await list(path, IDS.zhou, { userId: IDS.lan })).ids).toEqual([])
    }
    expect((await list('/article/column/listREQ', IDS.lan, { name: '布' })).ids).toEqual([
      IDS.column,
    ])
  })
})
