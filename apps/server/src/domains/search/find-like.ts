import type { Database } from '../../db/client.ts'
import { findAnyCandidates, type LoadedText, loadTexts } from './candidates.ts'
import type { Filters } from './conditions.ts'
import type { Query, Unit } from './parse-query.ts'
import { type GetRarities, weighByRarity } from './rarity.ts'
import { type Score, scoreText, toFoldedText, toWhole } from './score.ts'

export interface ScoredText extends Score {
  readonly text: LoadedText
}

/** Characters of a text that are compared; what it is about is said by then. */
const MOST_READ = 20_000

/** So many of the rarest words are looked up; the others only weigh. */
const MOST_LOOKED_UP = 5

/** Texts that have some of what is asked for, the likest first. */
export async function findLike(
  db: Database,
  getRarities: GetRarities,
  query: Query,
  filters: Filters,
): Promise<ScoredText[]> {
  const counts = await getRarities(db, query.units)
  const countOf = (unit: Unit) => counts.get(unit.text) ?? 0
  const known = query.units.filter((unit) => countOf(unit) > 0)
  const rarest = known.toSorted((a, b) => countOf(a) - countOf(b)).slice(0, MOST_LOOKED_UP)
  const texts = await loadTexts(db, await findAnyCandidates(db, rarest, filters), MOST_READ)
  return scoreAll(texts, query, (unit) => weighByRarity(countOf(unit)))
}

/** Texts by how well they answer, the best first; equals in an order that stays. */
export function scoreAll(
  texts: readonly LoadedText[],
  query: Query,
  weigh?: (unit: Unit) => number,
): ScoredText[] {
  const whole = toWhole(query)
  return texts
    .map((text) => ({ text, ...scoreText(toFoldedText(text), query, whole, weigh) }))
    .sort((a, b) => b.value - a.value || compareIds(b.text.id, a.text.id))
}

function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}
