/** Longest source that is rendered, in UTF-16 units. */
export const MAX_SOURCE = 1_000_000

/** List items and quotes that one line may open. */
const MAX_MARKERS = 40
/** List items, headings and fences: each costs more than the text in it. */
const MAX_BLOCKS = 6000
/** Columns before a marker, and how many lines may have more: lists in lists in lists. */
const DEEP = 100
const MAX_DEEP = 50

/** A line across, not a list in a list in a list. */
const BREAK = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y
const BLOCK = /^[ \t]{0,12}(?:#{1,6}[ \t]|`{3}|~{3}|:{3})/

/** Whether the blocks of a source alone are more than the parser takes in good time. */
export function hasTooManyBlocks(source: string): boolean {
  if (source.length > MAX_SOURCE) return true
  let blocks = 0
  let deep = 0
  for (const line of source.split('\n')) {
    const markers = countMarkers(line)
    if (markers > 0) {
      blocks += 1
      if (indentOf(line) > DEEP) deep += 1
    } else if (BLOCK.test(line)) {
      blocks += 1
    }
    if (blocks > MAX_BLOCKS || deep > MAX_DEEP) return true
  }
  return false
}

/** Numbers of the lines, from 0, that would open more lists and quotes than are drawn, unless they stand in code. */
export function findOverfullLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (countMarkers(line) > MAX_MARKERS ? [index] : []))
}

/** A line that opens none of its lists and quotes, and reads the same. */
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
