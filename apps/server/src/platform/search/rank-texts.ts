import type { LoadedText } from './candidates.ts'
import type { Query } from './parse-query.ts'
import { scoreText, toFoldedText, toWhole } from './score.ts'

/** A text by its place among those that were given. */
export interface RankedText {
  readonly at: number
  /** How much of the query stands in it, by weight, 0 to 1. */
  readonly coverage: number
}

/** Texts by how well they answer, the best first; equals in an order that stays. */
export function rankTexts(
  texts: readonly LoadedText[],
  query: Query,
  weights?: readonly number[],
): RankedText[] {
  const whole = toWhole(query)
  return texts
    .map((text, at) => ({
      at,
      id: text.id,
      ...scoreText(toFoldedText(text), query, whole, weights),
    }))
    .sort((a, b) => b.value - a.value || compareIds(b.id, a.id))
    .map(({ at, coverage }) => ({ at, coverage }))
}

function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}
