import { contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Context } from 'hono'
import { cacheFor } from '../../platform/cache/cache-for.ts'
import { toNetwork } from '../../platform/http/limit-key.ts'
import type { Router } from '../../platform/http/router.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { searchTexts } from '../../platform/search/search-texts.ts'
import type { FoundType } from '../../platform/search/source.ts'
import { LEAD, takeLead } from '../../platform/text/lead.ts'
import { countUsers, findUsers } from './find-users.ts'
import { findHotQueries, findHotWords, saveQuery } from './hot-words.ts'
import { loadHits } from './load-hits.ts'
import { presentHit, presentUserHit } from './present.ts'
import { findRecommended } from './recommend.ts'
import { findSuggestions } from './suggest.ts'

/** Code points of the summary of a recommendation. */
const SUMMARY_LENGTH = 100
const DAY_MS = 86_400_000
/** Cache time of the hot queries, which change slowly and are read on every key press. */
const HOT_QUERIES_CACHE_MS = 60_000

export function searchRoutes({ mount, context }: Router): void {
  const { search } = contract
  const { db, clock, logger, searches, tokenSecret: secret } = context
  const today = () => clock().toISOString().slice(0, 10)

  const ownerOf = (viewer: Viewer | null, request: Context) =>
    viewer?.id ?? toNetwork(context.readClientAddress(request))

  /** The index type to search; undefined for all types and for users. */
  const toType = (t: number): FoundType | undefined =>
    t === SEARCH_TYPE.all || t === SEARCH_TYPE.user ? undefined : (t as FoundType)

  mount(search.search, async ({ body, request, viewer }) => {
    const { key, t, current, size, labelId, solved, days, sort } = body
    const filters = {
      type: toType(t),
      labelId,
      isSolved: solved,
      since: days === undefined ? undefined : new Date(clock().getTime() - days * DAY_MS),
    }
    const owner = ownerOf(viewer, request)
    const { result, userCount, marked } = await searches.run(owner, async (search) => {
      const textQuery = { key, filters, order: sort, current, size }
      const [found, count] = await Promise.all([
        searchTexts(search, textQuery),
        countUsers(db, key),
      ])
      const texts = found.texts.map(({ title, body, code }) => ({
        title: takeLead(title, LEAD.title),
        bodies: [body, code],
      }))
      const shown = await search.run('mark', { texts, query: found.query })
      return { result: found, userCount: count, marked: shown }
    })
    const { query, isNear, corrections } = result
    const counts = [...result.counts].map(([type, total]) => ({ type, total }))
    if (userCount > 0) counts.push({ type: SEARCH_TYPE.user, total: userCount })
    if (t === SEARCH_TYPE.user) {
      const found = await findUsers(db, { key, current, size })
      const records = found.map((user) => presentUserHit(user, query))
      return {
        records,
        total: userCount,
        size,
        current,
        pages: Math.ceil(userCount / size),
        counts,
      }
    }
    const { total } = result
    if (current === 1 && total > 0 && !isNear) {
      const address = context.readClientAddress(request)
      // Not awaited: the response does not depend on it.
      saveQuery(db, { key, address, today: today(), secret }).catch((error) =>
        logger.warn({ err: error }, 'saving a search query failed'),
      )
    }
    const hits = await loadHits(
      db,
      result.texts.map((text, at) => ({ ...text, marked: marked[at] })),
    )
    return {
      records: hits.map(({ found, row }) =>
        presentHit(found, row, found.marked ?? { title: found.title, summary: '' }),
      ),
      total,
      size,
      current,
      pages: Math.ceil(total / size),
      counts,
      isNear,
      corrections: [...corrections].map(([typed, meant]) => ({ typed, meant })),
    }
  })

  mount(search.recommend, async ({ body, request, viewer }) => {
    const { key, id, t, size } = body
    const texts = await searches.run(ownerOf(viewer, request), (wanted) =>
      findRecommended(wanted, { key, id, type: toType(t), size }),
    )
    const hits = await loadHits(db, texts)
    return hits.map(({ found, row }) =>
      presentHit(found, row, {
        title: takeLead(found.title, LEAD.title),
        summary: takeLead(found.body.replace(/\s+/g, ' '), SUMMARY_LENGTH),
      }),
    )
  })

  const getHotQueries = cacheFor(() => findHotQueries(db, today()), HOT_QUERIES_CACHE_MS, clock)
  mount(search.suggest, async ({ query, request, viewer }) => {
    const hot = await getHotQueries()
    return searches.run(ownerOf(viewer, request), (wanted) =>
      findSuggestions(wanted, hot, query.key),
    )
  })
  mount(search.listHotWords, async () => findHotWords(db, await getHotQueries()))
}
