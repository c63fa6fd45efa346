import type { ArticleRow } from './article-row.ts'

/** Rows in one page of a list. */
export const PAGE_SIZE = 15

export type FeedSort = 'new' | 'hot'

/** Which articles a list shows. */
export interface FeedQuery {
  channelId?: string
  labelId?: string
  userId?: string
}

/** A place to go on from: the server's cursor where it gives one, else a page number. */
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

/** Tells from a page of the wire where the next one starts, if there is one. */
export function toFeedNext(page: WirePage, received: number): FeedNext | undefined {
  const current = page.current ?? 1
  if (page.next) return { page: current + 1, cursor: page.next }
  if (received === 0) return undefined
  const size = page.size ?? PAGE_SIZE
  const pages = page.pages ?? Math.ceil((page.total ?? 0) / size)
  return current < pages ? { page: current + 1 } : undefined
}

/**
 * Adds rows to a list, each article once: offset paging repeats a row when something new was published meanwhile.
 * @param seen ids already on screen, also those drawn by the server
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

/** Where a list begins. */
export const firstPage: FeedNext = { page: 1 }
