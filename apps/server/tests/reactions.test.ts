import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articles, likes, userStats, users } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('likes and collections', (getServer) => {
  const api = createApis(getServer)
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const like = (id: string, value: 1 | -1, as: string) =>
    api(as).article.setThumb({ params: { id, value } })
  const collect = (id: string, value: 1 | -1, as: string) =>
    api(as).article.setCollect({ params: { id, value } })
  const stateOf = (id: string, as: string) => api(as).article.getState({ params: { id } })
  const likesOf = async (id: string) => (await api().article.getArticle({ params: { id } })).thumhup
  const newArticle = (changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return api(IDS.lan).article.createArticle({ body })
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

  it('count a user once for repeated calls', async () => {
    const id = await newArticle()
    for (let at = 0; at < 3; at++) await like(id, 1, IDS.zhou)
    expect(await likesOf(id)).toBe(1)
    expect(await stateOf(id, IDS.zhou)).toEqual({ isThumb: true, isCollect: false, isOwner: false })
    for (let at = 0; at < 3; at++) await like(id, -1, IDS.zhou)
    expect(await likesOf(id)).toBe(0)
    expect(await stateOf(id, IDS.lan)).toEqual({ isThumb: false, isCollect: false, isOwner: true })
  })

  it('refuse any other value', async () => {
    for (const value of ['0', '2', 'x', '%00']) {
      const path = `/article/article/thumb/${IDS.grid}/${value}`
      const answer = await call('PUT', path, { as: IDS.zhou })
      expect(answer.code).toBe(999)
    }
  })

  it('are exact after fifty concurrent likes, half of which are undone', async () => {
    const { context } = getServer()
    const id = await newArticle()
    const userIds = Array.from({ length: 50 }, () => context.createId())
    await context.db
      .insert(users)
      .values(userIds.map((userId) => ({ id: userId, username: `人${userId}`, nickName: '人' })))
    const before = await statOf(IDS.lan)
    await Promise.all(userIds.flatMap((as) => [like(id, 1, as), like(id, 1, as)]))
    expect(await likesOf(id)).toBe(50)
    await Promise.all(userIds.slice(25).map((as) => like(id, -1, as)))
    expect(await likesOf(id)).toBe(25)
    const rows = await context.db
      .select()
      .from(likes)
      .where(and(eq(likes.targetType, 'article'), eq(likes.targetId, id)))
    expect(rows).toHaveLength(25)
    expect((await statOf(IDS.lan)) - before).toBe(25)
  })

  it('treat invisible targets as missing', async () => {
    const hidden = await newArticle({ ispublic: 0 })
    await expect(like(hidden, 1, IDS.zhou)).rejects.toMatchObject({
      code: 999,
      message: '文章不存在',
    })
    await expect(api(IDS.zhou).article.getState({ params: { id: hidden } })).rejects.toMatchObject({
      code: 404,
    })
    await like(hidden, 1, IDS.lan)
    const gone = await newArticle()
    await api(IDS.lan).article.deleteArticle({ params: { id: gone } })
    await expect(like(gone, 1, IDS.zhou)).rejects.toMatchObject({ code: 999 })
    await expect(like('7', 1, IDS.zhou)).rejects.toMatchObject({ code: 999 })
  })

  it('invalidate the page with the changed count', async () => {
    const id = await newArticle()
    const { refreshes } = getServer()
    await new Promise((resolve) => setTimeout(resolve, 120))
    refreshes.length = 0
    await like(id, 1, IDS.zhou)
    await expect.poll(() => refreshes.flatMap(({ tags }) => tags)).toContain(`article:${id}`)
  })

  it('work for questions, answers and collections alike', async () => {
    const { zhou: as } = IDS
    await api(as).question.setThumb({ params: { id: IDS.waiting, count: 1 } })
    await api(as).question.setCollect({ params: { id: IDS.waiting, value: 1 } })
    const question = await api().question.getQuestion({ params: { id: IDS.waiting } })
    expect(question).toMatchObject({ collectCount: 1 })
    const state = await api(as).question.getState({ params: { id: IDS.waiting } })
    expect(state).toMatchObject({ isThumb: true, isCollect: true })
    const before = await answerLikes()
    await call('PUT', `/question/reply/thumb/${IDS.answer}/1`, { as: IDS.lan })
    await api(IDS.lan).answer.setThumb({ params: { id: IDS.answer, value: 1 } })
    expect(await answerLikes()).toBeLessThanOrEqual(before + 1)
  })

  it('list own collections, latest first, without deleted ones', async () => {
    const [first, second, hidden] = [await newArticle(), await newArticle(), await newArticle()]
    for (const id of [first, hidden, second]) await collect(id, 1, IDS.zhou)
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ispublic: 0, id: hidden }
    await api(IDS.lan).article.updateArticle({ body })
    const list = (filter: object = {}) =>
      api(IDS.zhou).collect.listCollects({ body: { current: 1, size: 2, ...filter } })
    const data = await list()
    expect(data.records.map(({ targetId }) => targetId)).toEqual([second, first])
    expect(data.records[0]).toMatchObject({
      targetType: 'article',
      title: '一篇',
      nickName: '阿岚',
    })
    const all = await list({ size: 50 })
    expect(all.total).toBe(all.records.length)
    expect(JSON.stringify(all)).not.toContain(hidden)
    expect((await list({ targetType: 'resource' })).total).toBe(0)
    await collect(second, -1, IDS.zhou)
    expect((await list()).records[0]?.targetId).toBe(first)
  })

  async function statOf(userId: string): Promise<number> {
    const { db } = getServer().context
    const [row] = await db.select().from(userStats).where(eq(userStats.userId, userId))
    return row?.likeCount ?? 0
  }

  async function answerLikes(): Promise<number> {
    const data = await api().answer.listAnswers({ params: { questionId: IDS.question } })
    return data.find(({ id }) => id === IDS.answer)?.thumhup ?? 0
  }

  it('do not change the article, including its dates', async () => {
    const id = await newArticle()
    const { db } = getServer().context
    const read = async () => (await db.select().from(articles).where(eq(articles.id, id)))[0]
    const before = await read()
    await like(id, 1, IDS.zhou)
    expect(await read()).toEqual({ ...before, likeCount: 1 })
  })
})
