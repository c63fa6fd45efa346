import { findAnyCandidates, type LoadedText, loadTexts } from './candidates.ts'
import type { Filters } from './conditions.ts'
import type { Query, Unit } from './parse-query.ts'
import { weighByRarity } from './rarity.ts'
import type { Search } from './searches.ts'

export interface ScoredText {
  readonly text: LoadedText
  /** Weighted share of the query units that the text contains, 0 to 1. */
  readonly coverage: number
}

/** Maximum number of compared characters of a text; its subject is clear by then. */
const MAX_READ = 20_000

/** Number of the rarest words that are looked up; the others only affect the score. */
const MAX_LOOKUPS = 5

/** Texts with some of the query units, most similar first. */
export async function findPartialMatches(
  search: Search,
  query: Query,
  filters: Filters,
): Promise<ScoredText[]> {
  const { db } = search
  const counts = await search.getRarities(db, query.units)
  const countOf = (unit: Unit) => counts.get(unit.text) ?? 0
  const known = query.units.filter((unit) => countOf(unit) > 0)
  const rarest = known.toSorted((a, b) => countOf(a) - countOf(b)).slice(0, MAX_LOOKUPS)
  const texts = await loadTexts(db, await findAnyCandidates(db, rarest, filters), MAX_READ)
  return rank(
    search,
    texts,
    query,
    query.units.map((unit) => weighByRarity(countOf(unit))),
  )
}

/** Sorts texts by score, best first. @param weights see `rankTexts` */
export async function rank(
  search: Search,
  texts: readonly LoadedText[],
  query: Query,
  weights?: readonly number[],
): Promise<ScoredText[]> {
  if (texts.length === 0) return []
  const ranked = await search.run('rank', { texts, query, weights })
  return ranked.flatMap(({ at, coverage }) => {
    const text = texts[at]
    return text === undefined ? [] : [{ text, coverage }]
  })
}
