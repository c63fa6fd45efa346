import { findPhraseCandidates, type LoadedText, loadTexts, MAX_READ } from './candidates.ts'
import type { Filters } from './conditions.ts'
import { rank } from './find-like.ts'
import type { Query } from './parse-query.ts'
import type { Search } from './searches.ts'

/** Texts of one kind that are read at a time. */
const BATCH = 40
/** With so many texts of one kind that hold the phrase, no more are looked for. */
const ENOUGH = 80
/** Where many texts have the characters and few the phrase, reading on ends after so long. */
const TIMEOUT_MS = 400

/** Texts that hold the phrases of a question exactly, of every kind, in the wanted order. */
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
    found.push(...texts.filter((text, at) => isHeld[at] || isLonger(text)))
    if (performance.now() > end) break
    const isMissing = (type: number) => found.filter((text) => text.type === type).length < ENOUGH
    unread = unread
      .map((ofType) => ofType.slice(BATCH))
      .filter(([next]) => next !== undefined && isMissing(next.type))
  }
  const best = (await rank(search, found, query)).map(({ text }) => text)
  return order === 'time' ? best.sort((a, b) => b.changed - a.changed) : best
}

/** Of a text that is longer than what was read, the index must be believed. */
function isLonger({ body, code }: LoadedText): boolean {
  return Math.max(body.length, code.length) >= MAX_READ
}
