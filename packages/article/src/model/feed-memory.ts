import type { ArticleRow } from './article-row.ts'
import type { FeedNext, FeedSort } from './feed.ts'

/** Loaded rows of a list and the scroll position. */
export interface FeedMemory {
  sort: FeedSort
  rows: ArticleRow[]
  next?: FeedNext
  /** Scroll position, in px. */
  top: number
  /** Time of storing, in ms since the epoch. */
  at: number
}

/** Age after which a stored list is ignored, in minutes. */
const KEEP_MINUTES = 30

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads a stored list; undefined when it is absent, expired or damaged, or when storage is blocked. */
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
    // Damaged or blocked storage is treated as empty.
  }
  return undefined
}

/** Stores a list. Errors are ignored: without the entry, Back shows the first page. */
export function saveFeedMemory(store: Store | undefined, key: string, memory: FeedMemory): void {
  try {
    store?.setItem(key, JSON.stringify(memory))
  } catch {
    // See the function's comment.
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
