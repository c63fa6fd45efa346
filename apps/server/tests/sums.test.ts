import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importArticle } from '../src/domains/article/import-article.ts'
import { resources, userStats } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

const READERS = 40

describeOnEveryStore('the sums of authors and columns', (getServer) => {
  const api = createApis(getServer)
  const publish = async (columnIds: string[] = []) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds }
    const id = await api(IDS.lan).article.createArticle({ body })
    return id
  }
  const move = (id: string, columnIds: string[]) => {
    const body = { id, title: '一篇', labelIds: [IDS.css], mdContent: '正文', columnIds }
    return api(IDS.lan).article.updateArticle({ body })
  }
  const newColumn = (name: string) => api(IDS.lan).column.saveColumn({ body: { name } })
  const viewsOf = async (column: string) =>
    (await api().column.getColumn({ params: { id: column } })).viewCount
  /** Forty views. */
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

  it('exclude a deleted article, including later views', async () => {
    const before = await sumsOf(IDS.lan)
    const id = await publish()
    await read('article', id)
    await api(IDS.zhou).article.setThumb({ params: { id, value: 1 } })
    await api(IDS.zhou).article.setCollect({ params: { id, value: 1 } })
    expect(await sumsOf(IDS.lan)).not.toEqual(before)
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    expect(await sumsOf(IDS.lan)).toEqual(before)
    await read('article', id)
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('exclude a deleted question', async () => {
    const before = await sumsOf(IDS.lan)
    const body = { title: '怎么办', labelIds: [IDS.css], mdContent: '正文' }
    const id = await api(IDS.lan).question.createQuestion({ body })
    await read('question', id)
    await api(IDS.zhou).question.setCollect({ params: { id, value: 1 } })
    await api(IDS.lan).question.deleteQuestion({ params: { id } })
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('exclude a deleted resource', async () => {
    const before = await sumsOf(IDS.lan)
    const { db, createId } = getServer().context
    const id = createId()
    const file = { fileUrl: `/files/resource/${id}.bin`, fileName: 'a.zip', fileType: 'zip' }
    const row = { ...file, id, userId: IDS.lan, title: '资源', summary: '说明', type: 'code' }
    await db.insert(resources).values(row)
    await read('resource', id)
    await api(IDS.zhou).resource.setThumb({ params: { id, value: 1 } })
    await api(IDS.lan).resource.deleteResource({ params: { id } })
    expect(await sumsOf(IDS.lan)).toEqual(before)
  })

  it('equal the sum of the rows after an import restores a deleted article', async () => {
    const before = await sumsOf(IDS.lan)
    const request = {
      author: 'lan',
      sourceKey: 'back',
      title: '回来',
      markdown: '正文',
      labels: [],
    }
    const { id } = await importArticle(getServer().context, { ...request, channels: [] })
    await read('article', id)
    const after = await sumsOf(IDS.lan)
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    expect(await sumsOf(IDS.lan)).toEqual(before)
    await importArticle(getServer().context, { ...request, channels: [] })
    expect(await sumsOf(IDS.lan)).toEqual(after)
  })

  it('follow articles that are added to and removed from a column', async () => {
    const [one, other] = [await newColumn('甲'), await newColumn('乙')]
    const id = await publish([one])
    await read('article', id)
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([40, 0])
    await move(id, [other, one])
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([40, 40])
    await move(id, [other])
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([0, 40])
    await api(IDS.lan).article.deleteArticle({ params: { id } })
    expect(await viewsOf(other)).toBe(0)
    await read('article', id)
    expect(await viewsOf(other)).toBe(0)
  })

  it('are exact after concurrent moves and views of articles', async () => {
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
