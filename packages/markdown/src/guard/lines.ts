import {
  MAX_CONTAINER_LINES,
  MAX_INDENT,
  MAX_INDENTED_LINES,
  MAX_MARKERS,
  MAX_SOURCE,
} from '../limits.ts'

/** A thematic break, not nested lists. */
const BREAK = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

/** Whether a source is too long, or has too many lists and quotes, to be parsed in time. */
export function isTooLong(source: string): boolean {
  if (source.length > MAX_SOURCE) return true
  let containers = 0
  let indented = 0
  for (const line of source.split('\n')) {
    if (countMarkers(line) === 0) continue
    containers += 1
    if (indentOf(line) > MAX_INDENT) indented += 1
    if (containers > MAX_CONTAINER_LINES || indented > MAX_INDENTED_LINES) return true
  }
  return false
}

/** Numbers of the lines, from 0, that would open more lists and quotes than the limit, unless they are in code. */
export function findOverfullLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (countMarkers(line) > MAX_MARKERS ? [index] : []))
}

/** Rewrites a line so that it opens none of its lists and quotes, and shows the same text. */
export function escapeMarkers(line: string): string {
  return line.replace(/^([ \t]*\d*)/, '$1\\')
}

function countMarkers(line: string): number {
  if (BREAK.test(line)) return 0
  let count = 0
  CONTAINER.lastIndex = 0
  while (count <= MAX_MARKERS && CONTAINER.test(line)) count += 1
  return count
}

function indentOf(line: string): number {
  let columns = 0
  for (const character of line) {
    if (character !== ' ' && character !== '\t') break
    columns += character === '\t' ? 4 : 1
  }
  return columns
}
