/** One kept thing; a list of them goes from the longest kept to the latest. */
export interface KeptEntry {
  bytes?: number
  /** Milliseconds since the epoch. */
  keptAt?: number
  /** Something else that is kept cannot be shown without it. */
  isNeeded?: boolean
}

export interface RoomLimits {
  entries: number
  /** @default no bound */
  bytes?: number
  /** Kept before this moment, an entry goes; milliseconds since the epoch. @default none */
  oldest?: number
}

/** Which entries have to go so that the rest is within the limits: the longest kept first, what is needed last of all. */
export function findSurplus<T extends KeptEntry>(entries: readonly T[], limits: RoomLimits): T[] {
  const { bytes = Number.POSITIVE_INFINITY, oldest = Number.NEGATIVE_INFINITY } = limits
  const room = { entries: limits.entries, bytes }
  const latestFirst = [...entries].reverse()
  const byWeight = [
    ...latestFirst.filter((entry) => entry.isNeeded),
    ...latestFirst.filter((entry) => !entry.isNeeded),
  ]
  return byWeight.filter((entry) => {
    room.entries -= 1
    room.bytes -= entry.bytes ?? 0
    const isTooMuch = room.entries < 0 || room.bytes < 0
    return isTooMuch || (entry.keptAt ?? Number.POSITIVE_INFINITY) < oldest
  })
}
