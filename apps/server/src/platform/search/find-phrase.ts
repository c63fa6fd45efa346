import { findPhraseCandidates, type LoadedText, loadTexts, MAX_READ } from './candidates.ts'
import type { Filters } from './conditions.ts'
import { rank } from './find-partial-matches.ts'
import type { Query } from './parse-query.ts'
import type { Search } from './searches.ts'

/** Number of texts of each kind that are read at a time. */
const BATCH = 40
/** Number of texts of one kind with the phrase after which the search for this kind stops. */
const ENOUGH = 80
/** Time in ms after which reading stops when many texts contain the characters and few the phrase. */
const TIMEOUT_MS = 400

/** Texts of every kind that contain the phrases of a query exactly, in the given order. */
export async function findPhrase(
  search: Search,
  query: Query,
  filters: Filters,
  order: 'relevance' | 'time',
): Promise<LoadedText[]> {
  const { db } = search
  const candidates = await findPhraseCandidates(db, query, filters, order)
  const end = performance.now() + TIMEOUT_MS
  const found: LoadedText[] = []
  let unread = [...Map.groupBy(candidates, ({ type }) => type).values()]
  while (unread.length > 0) {
    const batch = unread.flatMap((ofType) => ofType.slice(0, BATCH))
    const texts = await loadTexts(db, batch, MAX_READ)
    const isHeld = await search.run('filterByPhrases', { texts, query })
    found.push(...texts.filter((text, at) => isHeld[at] || isTruncated(text)))
    if (performance.now() > end) break
    const isMissing = (type: number) => found.filter((text) => text.type === type).length < ENOUGH
    unread = unread
      .map((ofType) => ofType.slice(BATCH))
      .filter(([next]) => next !== undefined && isMissing(next.type))
  }
  const best = (await rank(search, found, query)).map(({ text }) => text)
  return order === 'time' ? best.sort((a, b) => b.changed - a.changed) : best
}

/** A text that was not read completely counts as a match, as the index says. */
function isTruncated({ body, code }: LoadedText): boolean {
  return Math.max(body.length, code.length) >= MAX_READ
}
