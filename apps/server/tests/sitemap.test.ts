import type { contract, InputOf } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { findPart, findPartStarts } from '../src/domains/sitemap/queries.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

type SitemapKind = InputOf<typeof contract.sitemap.listSitemapParts>['params']['kind']

describeOnEveryStore('the sitemap', (getServer) => {
  const api = createApis(getServer)
  const partsOf = (kind: SitemapKind) => api().sitemap.listSitemapParts({ params: { kind } })
  const partOf = (kind: SitemapKind, from = '') =>
    api().sitemap.getSitemapPart({ params: { kind, from } })
  const idsOf = async (kind: SitemapKind) => {
    const [from] = await partsOf(kind)
    return (await partOf(kind, from)).map((entry) => entry.id)
  }

  it('lists public entries by id with their last change', async () => {
    expect(await idsOf('article')).toEqual([IDS.grid, IDS.boot, IDS.unlabelled])
    expect(await idsOf('question')).toEqual([IDS.question, IDS.waiting])
    expect(await idsOf('column')).toEqual([IDS.column])
    expect(await idsOf('user')).toEqual([IDS.lan, IDS.zhou])
    expect(await partsOf('resource')).toEqual([])
    const [entry] = await partOf('article', IDS.grid)
    expect(entry).toEqual({ id: IDS.grid, updateDate: '2024-03-09T00:00:00.000Z' })
  })

  it('refuses unknown kinds', async () => {
    expect((await getServer().call('GET', '/search/api/sitemap/letter')).code).toBe(999)
  })

  it('consists of parts, each entry in exactly one', async () => {
    const { db } = getServer().context
    const starts = await findPartStarts(db, 'article', 2)
    expect(starts).toEqual([IDS.grid, IDS.unlabelled])
    const parts = await Promise.all(starts.map((from) => findPart(db, 'article', from, 2)))
    expect(parts.flat().map(({ id }) => id)).toEqual([IDS.grid, IDS.boot, IDS.unlabelled])
  })

  it('omits entries that became private', async () => {
    const body = {
      ...{ id: IDS.grid, title: '网格布局', labelIds: [IDS.css], mdContent: '正文' },
      ...{ htmlContent: 'x', summary: '', ispublic: 0 },
    }
    await api(IDS.lan).article.updateArticle({ body })
    expect(await idsOf('article')).not.toContain(IDS.grid)
  })
})
