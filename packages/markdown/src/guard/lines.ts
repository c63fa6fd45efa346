/** Longest source that is rendered, in UTF-16 units. */
export const MAX_SOURCE = 1_000_000

/** List items and quotes that one line may open. */
const MAX_MARKERS = 40
const MAX_LIST_ITEMS = 5000

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

/** Whether the blocks of a source alone are more than the parser takes in good time. */
export function hasTooManyBlocks(source: string): boolean {
  if (source.length > MAX_SOURCE) return true
  let items = 0
  for (const line of source.split('\n')) {
    const markers = countMarkers(line)
    if (markers > 0) items += 1
    if (markers > MAX_MARKERS || items > MAX_LIST_ITEMS) return true
  }
  return false
}

function countMarkers(line: string): number {
  let count = 0
  CONTAINER.lastIndex = 0
  while (count <= MAX_MARKERS && CONTAINER.test(line)) count += 1
  return count
}
