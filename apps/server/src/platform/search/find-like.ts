import { findAnyCandidates, type LoadedText, loadTexts } from './candidates.ts'
import type { Filters } from './conditions.ts'
import type { Query, Unit } from './parse-query.ts'
import { weighByRarity } from './rarity.ts'
import type { Search } from './searches.ts'

export interface ScoredText {
  readonly text: LoadedText
  /** How much of what was asked for stands in the text, by weight, 0 to 1. */
  readonly coverage: number
}

/** Characters of a text that are compared; what it is about is said by then. */
const MAX_READ = 20_000

/** So many of the rarest words are looked up; the others only weigh. */
const MAX_LOOKUPS = 5

/** Texts that have some of what is asked for, the likest first. */
export async function findLike(
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

/** Texts by how well they answer, the best first. @param weights see `rankTexts` */
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
