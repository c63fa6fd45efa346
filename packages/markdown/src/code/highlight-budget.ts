import { MAX_START_TIME_MS } from '../limits.ts'
import type { HighlightBudget } from './highlighted-line.ts'

/** @param milliseconds CPU time for highlighting; Infinity for no limit */
export function createHighlightBudget(milliseconds: number): HighlightBudget {
  const remainingFirstUseMs = Number.isFinite(milliseconds) ? MAX_START_TIME_MS : 0
  return { remainingMs: milliseconds, remainingFirstUseMs }
}
