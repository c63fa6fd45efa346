import type { ArticleRow } from './article-row.ts'

/** Rows per page. */
export const PAGE_SIZE = 15

export type FeedSort = 'new' | 'hot'

/** Filter of a list. */
export interface FeedQuery {
  channelId?: string
  labelId?: string
  userId?: string
}

/** Position of the next page: the server's cursor if it sends one, else a page number. */
export interface FeedNext {
  page: number
  cursor?: string
}

export interface FeedPage {
  rows: ArticleRow[]
  total: number
  /** Absent on the last page. */
  next?: FeedNext
}

interface WirePage {
  total?: number | null
  current?: number | null
  size?: number | null
  pages?: number | null
  next?: string | null
}

/** Position of the page after a page of the API; undefined after the last. */
export function toFeedNext(page: WirePage, received: number): FeedNext | undefined {
  const current = page.current ?? 1
  if (page.next) return { page: current + 1, cursor: page.next }
  if (received === 0) return undefined
  const size = page.size ?? PAGE_SIZE
  const pages = page.pages ?? Math.ceil((page.total ?? 0) / size)
  return current < pages ? { page: current + 1 } : undefined
}

/**
 * Appends rows without duplicates: offset paging repeats a row when an article is published between two calls.
 * @param seen ids of displayed rows, including those rendered by the server
 */
export function appendRows(
  rows: readonly ArticleRow[],
  more: readonly ArticleRow[],
  seen: readonly string[] = [],
): ArticleRow[] {
  const known = new Set([...seen, ...rows.map((row) => row.id)])
  const fresh = more.filter((row) => !known.has(row.id) && known.add(row.id))
  return [...rows, ...fresh]
}

/** Position of the first page. */
export const firstPage: FeedNext = { page: 1 }
