import { LRUCache } from 'lru-cache'

/** Rows that are read often, without asking the database each time. */
export interface RowCache {
  /**
   * The cached row, or the one that `load` reads.
   * @param key unique among all rows
   * @param load reads the row with what it depends on; undefined, for a missing row, is not cached
   */
  read<Row>(key: string, load: () => Promise<LoadedRow<Row>>): Promise<Row>
  /** Drops the rows that depend on one of these tags. */
  invalidate(tags: readonly string[]): void
}

export interface LoadedRow<Row> {
  readonly row: Row
  /** The changes after which it is read again, by the tags of units of work. */
  readonly tags: readonly string[]
  /** Approximate size in UTF-16 units. */
  readonly size: number
}

const MAX_ROWS = 2000
/** UTF-16 units of all rows together; 64 MB at most. */
const MAX_SIZE = 32_000_000
/** UTF-16 units of one row. */
const MAX_ROW_SIZE = 1_000_000

/**
 * A cache in the memory of this process. Exact only if this process alone changes the database. A row that is being loaded
 * while something changes is not cached.
 */
export function createRowCache(): RowCache {
  const loaded = new LRUCache<string, LoadedRow<unknown>>({
    max: MAX_ROWS,
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_ROW_SIZE,
    sizeCalculation: ({ size }) => Math.max(1, size),
  })
  /** Number of changes so far. */
  let changes = 0

  return {
    async read<Row>(key: string, load: () => Promise<LoadedRow<Row>>): Promise<Row> {
      const known = loaded.get(key)
      // A key belongs to one type of rows.
      if (known !== undefined) return known.row as Row
      const before = changes
      const fresh = await load()
      if (fresh.row !== undefined && changes === before) loaded.set(key, fresh)
      return fresh.row
    },
    invalidate(tags) {
      if (tags.length === 0) return
      changes += 1
      for (const [key, entry] of loaded.entries()) {
        if (entry.tags.some((tag) => tags.includes(tag))) loaded.delete(key)
      }
    },
  }
}

/** Reads every row from the database: other processes may change it. */
export function createPassThrough(): RowCache {
  return {
    read: async (_key, load) => (await load()).row,
    invalidate() {},
  }
}
