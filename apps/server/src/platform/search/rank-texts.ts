import type { LoadedText } from './candidates.ts'
import type { Query } from './parse-query.ts'
import { scoreText, toFoldedText, toWhole } from './score.ts'

/** A text by its index in the input. */
export interface RankedText {
  readonly at: number
  /** Weighted share of the query units that it contains, 0 to 1. */
  readonly coverage: number
}

/** Sorts texts by score, best first; equal scores by id, so that the order is stable. */
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
