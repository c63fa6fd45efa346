import { beforeAll, expect, it } from 'vitest'
import { articles, columns, feed } from '../src/platform/db/schema/index.ts'
import { ALL, FEED_KIND } from '../src/platform/lists/scopes.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

/** More than a page of any other list. */
const MANY = 150

describeOnEveryStore('top lists', (getServer) => {
  const api = createApis(getServer)

  beforeAll(async () => {
    const { db, createId } = getServer().context
    const text = { summary: '', mdContent: '', htmlContent: '', htmlVersion: '' }
    const rows = Array.from({ length: MANY }, (_, at) => ({
      ...text,
      ...{ id: createId(), userId: IDS.lan, title: `第 ${at} 篇`, viewCount: 1000 + at },
      ...{ toc: [], excerpt: '', searchText: '', createDate: new Date(2030, 0, 1, 0, at) },
    }))
    await db.insert(articles).values(rows)
    const places = rows.map(({ id, viewCount, createDate }) => ({
      ...{ kind: FEED_KIND.article, scopeId: ALL, targetId: id },
      ...{ heat: viewCount, createDate, updateDate: createDate },
    }))
    await db.insert(feed).values(places)
    const names = rows.map(({ title, viewCount }) => ({ name: title, viewCount }))
    const stored = names.map((name) => ({ ...name, id: createId(), userId: IDS.lan }))
    await db.insert(columns).values(stored)
  })

  it.each(['listPopularArticles', 'listLatestArticles'] as const)(
    'has the requested length: %s',
    async (name) => {
      const top = (n: number) => api().article[name]({ params: { n } })
      const all = await top(1000)
      expect(all.length).toBeGreaterThan(MANY)
      expect(all[0]?.title).toBe(`第 ${MANY - 1} 篇`)
      expect(await top(3)).toHaveLength(3)
    },
  )

  it('has the requested length: columns', async () => {
    const top = (id: number) => api().column.listTopColumns({ params: { id } })
    const all = await top(1000)
    expect(all.length).toBeGreaterThan(MANY)
    expect(all[0]?.name).toBe(`第 ${MANY - 1} 篇`)
    expect(await top(3)).toHaveLength(3)
  })
})
