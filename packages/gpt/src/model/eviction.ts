/** The fields of a stored conversation by which eviction decides. */
export interface StoredEntry {
  id: string
  /** ISO. */
  updateDate: string
  /** UTF-16 units. */
  size: number
}

/** Limits of one reader in one browser, well below the quota of localStorage. */
export const MAX_CONVERSATIONS = 50
export const MAX_UNITS = 1_500_000

/** Ids of the conversations to evict, the oldest last. The latest conversation always stays. */
export function findExcess(all: readonly StoredEntry[]): string[] {
  let units = 0
  return [...all]
    .sort((a, b) => b.updateDate.localeCompare(a.updateDate))
    .filter(({ size }, index) => {
      units += size
      return index > 0 && (index >= MAX_CONVERSATIONS || units > MAX_UNITS)
    })
    .map(({ id }) => id)
}
