import { contract, SEARCH_TYPE } from '@mozhan/api-client/contract'
import { remember } from '../../cache/remember.ts'
import type { Router } from '../../http/router.ts'
import { LEAD, takeLead } from '../../text/lead.ts'
import { countPeople, findPeople } from './find-people.ts'
import { findHotQueries, findHotWords, keepQuery } from './hot-words.ts'
import { loadHits } from './load-hits.ts'
import { markPassage, markText } from './passage.ts'
import { presentHit, presentPerson } from './present.ts'
import { createRarities } from './rarity.ts'
import { findSimilar } from './recommend.ts'
import { searchTexts } from './search-texts.ts'
import type { FoundType } from './sources.ts'
import { findSuggestions } from './suggest.ts'

/** Code points of a text shown beside a title nobody searched for. */
const BEGINNING = 100
const DAY_MS = 86_400_000
/** What many look for changes slowly, and is asked for with every key that is pressed. */
const HOT_MS = 60_000

export function searchRoutes({ mount, context }: Router): void {
  const { search } = contract
  const { db, clock, logger, tokenSecret: secret } = context
  const getRarities = createRarities(clock)
  const today = () => clock().toISOString().slice(0, 10)

  /** The kinds of the index, and no one kind of them where people are wanted. */
  const toType = (t: number): FoundType | undefined =>
    t === SEARCH_TYPE.all || t === SEARCH_TYPE.user ? undefined : (t as FoundType)

  mount(search.search, async ({ body, request }) => {
    const { key, t, current, size, labelId, solved, days, sort } = body
    const filters = {
      type: toType(t),
      labelId,
      isSolved: solved,
      since: days === undefined ? undefined : new Date(clock().getTime() - days * DAY_MS),
    }
    const [result, people] = await Promise.all([
      searchTexts(db, getRarities, { key, filters, order: sort, current, size }),
      countPeople(db, key),
    ])
    const { query, isNear, corrections } = result
    const counts = [...result.counts].map(([type, total]) => ({ type, total }))
    if (people > 0) counts.push({ type: SEARCH_TYPE.user, total: people })
    if (t === SEARCH_TYPE.user) {
      const found = await findPeople(db, { key, current, size })
      const records = found.map((person) => presentPerson(person, query))
      return { records, total: people, size, current, pages: Math.ceil(people / size), counts }
    }
    const { total } = result
    if (current === 1 && total > 0 && !isNear) {
      const address = context.readClientAddress(request)
      // Nobody waits for it.
      keepQuery(db, { key, address, today: today(), secret }).catch((error) =>
        logger.warn({ err: error }, 'a question was not kept'),
      )
    }
    const hits = await loadHits(db, result.texts)
    return {
      records: hits.map(({ found, row }) =>
        presentHit(found, row, {
          title: markText(takeLead(found.title, LEAD.title), query),
          summary: markPassage([found.body, found.code], query),
        }),
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

  mount(search.recommend, async ({ body }) => {
    const { key, id, t, size } = body
    const texts = await findSimilar(db, getRarities, { key, id, type: toType(t), size })
    const hits = await loadHits(db, texts)
    return hits.map(({ found, row }) =>
      presentHit(found, row, {
        title: takeLead(found.title, LEAD.title),
        summary: takeLead(found.body.replace(/\s+/g, ' '), BEGINNING),
      }),
    )
  })

  const getHotQueries = remember(() => findHotQueries(db, today()), HOT_MS, clock)
  mount(search.suggest, async ({ query }) => findSuggestions(db, await getHotQueries(), query.key))
  mount(search.listHotWords, async () => findHotWords(db, await getHotQueries()))
}
