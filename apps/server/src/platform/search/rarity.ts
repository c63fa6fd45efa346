import type { Database } from '../db/client.ts'
import { countUnits } from './candidates.ts'
import type { Unit } from './parse-query.ts'

/** In how many texts a word stands, as far as it matters. */
export type GetRarities = (db: Database, units: readonly Unit[]) => Promise<Map<string, number>>

/** A word that stands in more texts is simply common. */
const COMMON = 2000
const KEPT_MS = 10 * 60 * 1000
const MAX_ENTRIES = 5000

/** Counts of words, remembered for some minutes: how common a word is does not change with one text. */
export function createRarities(clock: () => Date): GetRarities {
  const kept = new Map<string, { count: number; until: number }>()
  return async (db, units) => {
    const now = clock().getTime()
    const rarities = new Map<string, number>()
    const unknown = units.filter(({ text }) => {
      const known = kept.get(text)
      // What nobody had written may just have been written.
      if (known === undefined || known.until < now || known.count === 0) return true
      rarities.set(text, known.count)
      return false
    })
    const counts = await countUnits(db, unknown, COMMON)
    if (kept.size > MAX_ENTRIES) kept.clear()
    for (const [at, { text }] of unknown.entries()) {
      const count = counts[at] ?? 0
      rarities.set(text, count)
      kept.set(text, { count, until: now + KEPT_MS })
    }
    return rarities
  }
}

/** How much a word tells that stands in so many texts. One that stands in none is more often a slip than a loss. */
export function weighByRarity(count: number): number {
  return Math.log(1 + (COMMON + 1) / (count + 1)) / (count === 0 ? 2 : 1)
}
