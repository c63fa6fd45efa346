/** What is known of a kept talk without reading it. */
export interface Kept {
  id: string
  /** ISO. */
  updateDate: string
  /** UTF-16 units. */
  size: number
}

/** Most talks and UTF-16 units of them that one browser keeps for one reader: well below what it has room for. */
export const MAX_CONVERSATIONS = 50
export const MAX_UNITS = 1_500_000

/** Which talks have to go for the rest to fit, the oldest first; the latest one stays whatever its size. */
export function findSurplus(all: readonly Kept[]): string[] {
  let units = 0
  return [...all]
    .sort((a, b) => b.updateDate.localeCompare(a.updateDate))
    .filter(({ size }, index) => {
      units += size
      return index > 0 && (index >= MAX_CONVERSATIONS || units > MAX_UNITS)
    })
    .map(({ id }) => id)
}
