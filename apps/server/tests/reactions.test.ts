import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articles, likes, userStats, users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('likes and collections', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const like = (id: string, value: 1 | -1, as: string) =>
    call('PUT', `/article/article/thumb/${id}/${value}`, { as })
  const collect = (id: string, value: 1 | -1, as: string) =>
    call('PUT', `/article/article/collect/${id}/${value}`, { as })
  const stateOf = async (id: string, as: string) =>
    (await call('GET', `/article/article/state/${id}`, { as })).data
  const likesOf = async (id: string) =>
    (await call('GET', `/article/api/article/${id}`)).data.thumhup as number
  const newArticle = async (changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return (await call('POST', '/article/article', { as: IDS.lan, body })).data as string
  }

  it('require a session', async () => {
    for (const [method, path] of [
      ['PUT', `/article/article/thumb/${IDS.grid}/1`],
      ['PUT', `/article/article/collect/${IDS.grid}/1`],
      ['GET', `/article/article/state/${IDS.grid}`],
      ['PUT', `/question/question/thumb/${IDS.question}/1`],
      ['PUT', `/question/replay/thumb/${IDS.answer}/1`],
      ['POST', '/article/collect/list'],
    ] as const) {
      expect(await call(method, path, { body: method === 'POST' ? {} : undefined })).toMatchObject({
        status: 401,
        code: 1401,
      })
    }
  })

  it('count a person once, however often the call is repeated', async () => {
    const id = await newArticle()
    for (let at = 0; at < 3; at++) expect((await like(id, 1, IDS.zhou)).code).toBe(20000)
    expect(await likesOf(id)).toBe(1)
    expect(await stateOf(id, IDS.zhou)).toEqual({ isThumb: true, isCollect: false, isOwner: false })
    for (let at = 0; at < 3; at++) expect((await like(id, -1, IDS.zhou)).code).toBe(20000)
    expect(await likesOf(id)).toBe(0)
    expect(await stateOf(id, IDS.lan)).toEqual({ isThumb: false, isCollect: false, isOwner: true })
  })

  it('refuse any other value', async () => {
    for (const value of ['0', '2', 'x', '%00']) {
      const answer = await call('PUT', `/article/article/thumb/${IDS.grid}/${value}`, {
        as: IDS.zhou,
      })
      expect(answer.code).toBe(999)
    }
  })

  it('are exact after fifty people liked at once and half of them took it back', async () => {
    const { context } = getServer()
    const id = await newArticle()
    const people = Array.from({ length: 50 }, () => context.createId())
    await context.db
      .insert(users)
      .values(people.map((person) => ({ id: person, username: `人${person}`, nickName: '人' })))
    const before = await statOf(IDS.lan)
    await Promise.all(people.flatMap((as) => [like(id, 1, as), like(id, 1, as)]))
    expect(await likesOf(id)).toBe(50)
    await Promise.all(people.slice(25).map((as) => like(id, -1, as)))
    expect(await likesOf(id)).toBe(25)
    const rows = await context.db
      .select()
      .from(likes)
      .where(and(eq(likes.targetType, 'article'), eq(likes.targetId, id)))
    expect(rows).toHaveLength(25)
    expect((await statOf(IDS.lan)) - before).toBe(25)
  })

  it('refuse what one may not see, as if it were not there', async () => {
    const hidden = await newArticle({ ispublic: 0 })
    expect(await like(hidden, 1, IDS.zhou)).toMatchObject({ code: 999, message: '文章不存在' })
    expect((await call('GET', `/article/article/state/${hidden}`, { as: IDS.zhou })).code).toBe(404)
    expect((await like(hidden, 1, IDS.lan)).code).toBe(20000)
    const gone = await newArticle()
    await call('DELETE', `/article/article/${gone}`, { as: IDS.lan })
    expect((await like(gone, 1, IDS.zhou)).code).toBe(999)
    expect((await like('7', 1, IDS.zhou)).code).toBe(999)
  })

  it('tell the site that the page shows another number', async () => {
    const id = await newArticle()
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    await like(id, 1, IDS.zhou)
    await expect.poll(() => refreshes.flatMap(({ tags }) => tags)).toContain(`article:${id}`)
  })

  it('work for questions, answers and collections alike', async () => {
    const { zhou: as } = IDS
    expect((await call('PUT', `/question/question/thumb/${IDS.waiting}/1`, { as })).code).toBe(
      20000,
    )
    expect((await call('PUT', `/question/question/collect/${IDS.waiting}/1`, { as })).code).toBe(
      20000,
    )
    const question = await call('GET', `/question/api/question/${IDS.waiting}`)
    expect(question.data).toMatchObject({ collectCount: 1 })
    const state = await call('GET', `/question/question/state/${IDS.waiting}`, { as })
    expect(state.data).toMatchObject({ isThumb: true, isCollect: true })
    const before = await answerLikes()
    await call('PUT', `/question/reply/thumb/${IDS.answer}/1`, { as: IDS.lan })
    await call('PUT', `/question/replay/thumb/${IDS.answer}/1`, { as: IDS.lan })
    expect(await answerLikes()).toBeLessThanOrEqual(before + 1)
  })

  it('list what one collected, the latest first, without what disappeared', async () => {
    const [first, second, hidden] = [await newArticle(), await newArticle(), await newArticle()]
    for (const id of [first, hidden, second]) await collect(id, 1, IDS.zhou)
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ispublic: 0, id: hidden }
    await call('PUT', '/article/article', { as: IDS.lan, body })
    const list = (filter: object = {}) =>
      call('POST', '/article/collect/list', {
        as: IDS.zhou,
        body: { current: 1, size: 2, ...filter },
      })
    const { data } = await list()
    expect(data.records.map(({ targetId }: { targetId: string }) => targetId)).toEqual([
      second,
      first,
    ])
    expect(data.records[0]).toMatchObject({
      targetType: 'article',
      title: '一篇',
      nickName: '阿岚',
    })
    const all = (await list({ size: 50 })).data
    expect(all.total).toBe(all.records.length)
    expect(JSON.stringify(all)).not.toContain(hidden)
    expect((await list({ targetType: 'resource' })).data.total).toBe(0)
    await collect(second, -1, IDS.zhou)
    expect((await list()).data.records[0].targetId).toBe(first)
  })

  async function statOf(userId: string): Promise<number> {
    const { db } = getServer().context
    const [row] = await db.select().from(userStats).where(eq(userStats.userId, userId))
    return row?.likeCount ?? 0
  }

  async function answerLikes(): Promise<number> {
    const { data } = await call('GET', `/question/api/replay/list/${IDS.question}`)
    return data.find(({ id }: { id: string }) => id === IDS.answer).thumhup
  }

  it('leave the article’s own row as it was, dates included', async () => {
    const id = await newArticle()
    const { db } = getServer().context
    const read = async () => (await db.select().from(articles).where(eq(articles.id, id)))[0]
    const before = await read()
    await like(id, 1, IDS.zhou)
    expect(await read()).toEqual({ ...before, likeCount: 1 })
  })
})
