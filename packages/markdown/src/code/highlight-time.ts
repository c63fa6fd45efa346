import { MAX_START_TIME_MS } from '../limits.ts'
import type { HighlightTime } from './highlighted-line.ts'

export function createHighlightTime(milliseconds: number): HighlightTime {
  const startLeft = Number.isFinite(milliseconds) ? MAX_START_TIME_MS : 0
  return { left: milliseconds, startLeft }
}
