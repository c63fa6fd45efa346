import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { readProgress } from '../src/commands/rebuild-search/read-progress.ts'
import { rebuildIndex, reindexOutdated } from '../src/domains/search/reindex.ts'
import { type Database, queryRows } from '../src/platform/db/client.ts'
import { searchDocuments, searchQueries } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { createSearching } from './_searching.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('the search index', (getServer) => {
  const { api, titles, write } = createSearching(getServer)

  it('follows a resource from upload to deletion', async () => {
    const file = new File(['text'], '黄玉.txt')
    const uploaded = await api(IDS.lan).file.uploadResource({ body: { file } })
    const body = { title: '硬度表', summary: '莫氏硬度', type: 'document', ...uploaded }
    const id = await api(IDS.lan).resource.saveResource({ body })
    expect(await titles('黄玉', { t: 3 })).toEqual(['硬度表'])
    const changed = { ...body, id, title: '硬度对照表', labelIds: [IDS.css] }
    await api(IDS.lan).resource.saveResource({ body: changed })
    expect(await titles('莫氏硬度', { labelId: IDS.css })).toEqual(['硬度对照表'])
    await api(IDS.lan).resource.deleteResource({ params: { id } })
    expect(await titles('莫氏硬度')).toEqual([])
  })

  it('suggests titles, and words that several visitors searched for', async () => {
    await write('玛瑙的纹理')
    await write('PostgreSQL 玛瑙')
    const { context } = getServer()
    // Popular queries are cached for a minute, so a new app is used.
    const ask = async (path: string) => {
      const answer = await createApp(context).request(`/search/api/search/${path}`)
      return JSON.parse(await answer.text()).data
    }
    const suggest = (key: string) => ask(`suggest?key=${encodeURIComponent(key)}`)
    expect(await suggest('玛')).toEqual(['玛瑙的纹理', 'PostgreSQL 玛瑙'])
    expect(await suggest('postg')).toEqual(['PostgreSQL 玛瑙'])
    const hot = () => ask('hot')
    const day = new Date().toISOString().slice(0, 10)
    const of = (visitor: number) => ({ day, words: '玛瑙的真假', visitor })
    await context.db.insert(searchQueries).values([of(1), of(2)])
    expect(await hot()).not.toContain('玛瑙的真假')
    await context.db.insert(searchQueries).values(of(3))
    expect((await hot())[0]).toBe('玛瑙的真假')
    expect(await suggest('玛瑙')).toEqual(['玛瑙的真假', '玛瑙的纹理', 'PostgreSQL 玛瑙'])
  })

  it('streams the progress of a rebuild to a tool', async () => {
    const { app, context } = { app: createApp(getServer().context), context: getServer().context }
    const rebuild = (headers: Record<string, string>) =>
      app.request('/internal/search/rebuild', { method: 'POST', headers })
    expect((await rebuild({})).status).toBe(404)
    const { body } = await rebuild({ 'x-import-secret': context.importSecret })
    const steps: number[] = []
    if (body === null) throw new Error('no answer')
    const total = await readProgress(body, (step) => steps.push(step.done))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps.at(-1)).toBe(total)
    const half = new Response('{"done":10,"total":20}\n').body
    if (half === null) throw new Error('no body')
    await expect(readProgress(half, () => {})).rejects.toThrow('ended before the rebuild')
  })

  it('is rebuilt while it answers', async () => {
    await write('孔雀石')
    const { context } = getServer()
    await context.db.update(searchDocuments).set({ version: 0 })
    const progress: number[] = []
    const answers: string[][] = []
    const total = await rebuildIndex(context, new AbortController().signal, async (step) => {
      progress.push(step.done)
      answers.push(await titles('孔雀石'))
    })
    expect(progress.at(-1)).toBe(total)
    expect(answers.every((found) => found[0] === '孔雀石')).toBe(true)
    expect(await reindexOutdated(context, new AbortController().signal)).toBe(
      await countHidden(context.db),
    )
  })
})

/** Texts that must not be found have no row, and are checked at every rebuild. */
async function countHidden(db: Database): Promise<number> {
  const [row] = await queryRows<{ hidden: number }>(
    db,
    sql`select count(*)::int as hidden from (
      select 0 as type, id from mxg_article union select 1, id from mxg_question
      union select 2, id from mxg_column union select 3, id from mxg_resource) place
      where not exists (select 1 from mxg_search_document d where d.type = place.type and d.id = place.id)`,
  )
  return row?.hidden ?? 0
}
