import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importArticle } from '../src/domains/article/import-article.ts'
import { resources, userStats } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

const READERS = 40

describeOnEveryStore('the sums of writers and columns', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const publish = async (columnIds: string[] = []) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds }
    const { data: id } = await call('POST', '/article/article', { as: IDS.lan, body })
    return id as string
  }
  const move = (id: string, columnIds: string[]) => {
    const body = { id, title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds }
    return call('PUT', '/article/article', { as: IDS.lan, body })
  }
  const newColumn = async (name: string) =>
    (await call('POST', '/article/column/saveOrUpdate', { as: IDS.lan, body: { name } })).data
  const viewsOf = async (column: string) =>
    (await call('GET', `/article/api/column/${column}`)).data.viewCount
  /** Forty people read it. */
  const read = async (kind: 'article' | 'question' | 'resource', id: string) => {
    const { views } = getServer().context
    for (let at = 0; at < READERS; at++) views.add(kind, id)
    await views.flush()
  }
  const sumsOf = async (userId: string) => {
    const { db } = getServer().context
    const [sums] = await db.select().from(userStats).where(eq(userStats.userId, userId))
    return [sums?.viewCount, sums?.likeCount, sums?.collectCount]
  }

  it('lose what a deleted article had, and what is still read of it', async () => {
    const before = await sumsOf(IDS.lan)
    const id = await publish()
    await read('article', id)
    await call('PUT', `/article/article/thumb/${id}/1`, { as: IDS.zhou })
    await call('PUT', `/article/article/collect/${id}/1`, { as: IDS.zhou })
    expect(await sumsOf(IDS.lan)).not.toEqual(before)
    await call('DELETE', `/article/article/${id}`, { as: IDS.lan })
    expect(await sumsOf(IDS.lan)).toEqual(before)
    await read('article', id)
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('lose what a deleted question had', async () => {
    const before = await sumsOf(IDS.lan)
    const body = { title: '怎么办', labelIds: [IDS.css], mdContent: '正文' }
    const { data: id } = await call('POST', '/question/question', { as: IDS.lan, body })
    await read('question', id)
    await call('PUT', `/question/question/collect/${id}/1`, { as: IDS.zhou })
    await call('DELETE', `/question/question/${id}`, { as: IDS.lan })
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('lose what a deleted resource had', async () => {
    const before = await sumsOf(IDS.lan)
    const { db, createId } = getServer().context
    const id = createId()
    const file = { fileUrl: `/files/resource/${id}.bin`, fileName: 'a.zip', fileType: 'zip' }
    const row = { ...file, id, userId: IDS.lan, title: '资源', summary: '说明', type: 'code' }
    await db.insert(resources).values(row)
    await read('resource', id)
    await call('PUT', `/article/resource/thumb/${id}/1`, { as: IDS.zhou })
    await call('DELETE', `/article/resource/${id}`, { as: IDS.lan })
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('are what the rows add up to when an import brings a deleted article back', async () => {
    const before = await sumsOf(IDS.lan)
    const request = {
      author: 'lan',
      sourceKey: 'back',
      title: '回来',
      markdown: '正文',
      labels: [],
    }
    const { id } = await importArticle(getServer().context, { ...request, categories: [] })
    await read('article', id)
    const after = await sumsOf(IDS.lan)
    await call('DELETE', `/article/article/${id}`, { as: IDS.lan })
    expect(await sumsOf(IDS.lan)).toEqual(before)
    await importArticle(getServer().context, { ...request, categories: [] })
    expect(await sumsOf(IDS.lan)).toEqual(after)
  })

  it('follow the articles that enter and leave a column', async () => {
    const [one, other] = [await newColumn('甲'), await newColumn('乙')]
    const id = await publish([one])
    await read('article', id)
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([40, 0])
    await move(id, [other, one])
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([40, 40])
    await move(id, [other])
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([0, 40])
    await call('DELETE', `/article/article/${id}`, { as: IDS.lan })
    expect(await viewsOf(other)).toBe(0)
    await read('article', id)
    expect(await viewsOf(other)).toBe(0)
  })

  it('are exact after articles changed places and were read at the same time', async () => {
    const columns = [await newColumn('丙'), await newColumn('丁')]
    const ids = [await publish(), await publish(), await publish()]
    await Promise.all([
      ...ids.flatMap((id) => [
        read('article', id),
        move(id, columns),
        move(id, [...columns].reverse()),
      ]),
      ...ids.map((id) => read('article', id)),
    ])
    expect(await viewsOf(columns[0] ?? '')).toBe(240)
    expect(await viewsOf(columns[1] ?? '')).toBe(240)
  })
})
