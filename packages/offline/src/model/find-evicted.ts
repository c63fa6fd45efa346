/** A cached entry. */
export interface CacheEntry {
  bytes?: number
  /** Milliseconds since the epoch. */
  storedAt?: number
  /** Whether another cached entry needs it. */
  isNeeded?: boolean
}

export interface CacheLimits {
  entries: number
  /** @default no limit */
  bytes?: number
  /** Entries stored before this time are evicted; milliseconds since the epoch. @default none */
  oldest?: number
}

/**
 * Finds the entries to evict so that the rest is within the limits: the oldest first, needed ones last.
 * @param entries from the oldest to the latest
 */
export function findEvicted<T extends CacheEntry>(entries: readonly T[], limits: CacheLimits): T[] {
  const { bytes = Number.POSITIVE_INFINITY, oldest = Number.NEGATIVE_INFINITY } = limits
  const free = { entries: limits.entries, bytes }
  const latestFirst = [...entries].reverse()
  const byPriority = [
    ...latestFirst.filter((entry) => entry.isNeeded),
    ...latestFirst.filter((entry) => !entry.isNeeded),
  ]
  return byPriority.filter((entry) => {
    free.entries -= 1
    free.bytes -= entry.bytes ?? 0
    const isExcess = free.entries < 0 || free.bytes < 0
    return isExcess || (entry.storedAt ?? Number.POSITIVE_INFINITY) < oldest
  })
}
