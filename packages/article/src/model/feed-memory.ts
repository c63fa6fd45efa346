import type { ArticleRow } from './article-row.ts'
import type { FeedNext, FeedSort } from './feed.ts'

/** What a reader had loaded of a list, and where in it he was. */
export interface FeedMemory {
  sort: FeedSort
  rows: ArticleRow[]
  next?: FeedNext
  /** Distance scrolled, px. */
  top: number
  /** Milliseconds of the clock when it was kept. */
  at: number
}

/** A list older than this is read anew, minutes. */
const KEEP_MINUTES = 30

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads a remembered list; undefined when absent, too old, damaged or when storage is blocked. */
export function readFeedMemory(
  store: Store | undefined,
  key: string,
  now: number,
): FeedMemory | undefined {
  try {
    const text = store?.getItem(key)
    if (!text) return undefined
    const value: unknown = JSON.parse(text)
    if (isFeedMemory(value) && now - value.at < KEEP_MINUTES * 60_000) return value
    store?.removeItem(key)
  } catch {
    // Damaged or blocked storage is the same as an empty one.
  }
  return undefined
}

/** Remembers a list; a full or blocked store only means that Back starts at the first page. */
export function saveFeedMemory(store: Store | undefined, key: string, memory: FeedMemory): void {
  try {
    store?.setItem(key, JSON.stringify(memory))
  } catch {
    // See above.
  }
}

function isFeedMemory(value: unknown): value is FeedMemory {
  if (typeof value !== 'object' || value === null) return false
  return (
    'sort' in value &&
    (value.sort === 'new' || value.sort === 'hot') &&
    'rows' in value &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow) &&
    'top' in value &&
    typeof value.top === 'number' &&
    'at' in value &&
    typeof value.at === 'number'
  )
}

function isRow(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'id' in row &&
    typeof row.id === 'string' &&
    'title' in row &&
    'author' in row &&
    typeof row.author === 'object' &&
    'labels' in row &&
    Array.isArray(row.labels)
  )
}
