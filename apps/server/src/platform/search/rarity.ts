import type { Database } from '../db/client.ts'
import { countUnits } from './candidates.ts'
import type { Unit } from './parse-query.ts'

/** Document frequencies of units, up to a maximum. */
export type GetRarities = (db: Database, units: readonly Unit[]) => Promise<Map<string, number>>

/** Maximum document frequency that is counted. */
const COMMON = 2000
const CACHE_MS = 10 * 60 * 1000
const MAX_ENTRIES = 5000

/** Caches document frequencies for some minutes, because a single text hardly changes them. */
export function createRarities(clock: () => Date): GetRarities {
  const cached = new Map<string, { count: number; until: number }>()
  return async (db, units) => {
    const now = clock().getTime()
    const rarities = new Map<string, number>()
    const unknown = units.filter(({ text }) => {
      const known = cached.get(text)
      // A word without texts may have been written meanwhile.
      if (known === undefined || known.until < now || known.count === 0) return true
      rarities.set(text, known.count)
      return false
    })
    const counts = await countUnits(db, unknown, COMMON)
    if (cached.size > MAX_ENTRIES) cached.clear()
    for (const [at, { text }] of unknown.entries()) {
      const count = counts[at] ?? 0
      rarities.set(text, count)
      cached.set(text, { count, until: now + CACHE_MS })
    }
    return rarities
  }
}

/** Weight of a word by document frequency (IDF). A word without texts gets half, because it is probably mistyped. */
export function weighByRarity(count: number): number {
  return Math.log(1 + (COMMON + 1) / (count + 1)) / (count === 0 ? 2 : 1)
}
