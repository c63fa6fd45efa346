import type { LetterThread } from '@mozhan/api-client/contract'
import type { Notice } from './notice.ts'

/** Notices, the latest first. */
export interface NoticePage {
  notices: Notice[]
  /** Cursor of the next page. */
  next: string | undefined
}

/** Letter threads, the latest first. */
export interface ThreadPage {
  threads: LetterThread[]
  /** Number of all threads. */
  total: number
}

/** Merges the latest page into the loaded list. */
export function mergeLatestNotices(known: NoticePage, fresh: NoticePage): NoticePage {
  const notices =
    fresh.next === undefined ? undefined : mergeLatest(known.notices, fresh.notices, toNoticeKey)
  return notices ? { notices, next: known.next } : fresh
}

/** Merges the latest page into the loaded list. */
export function mergeLatestThreads(known: ThreadPage, fresh: ThreadPage): ThreadPage {
  if (fresh.threads.length >= fresh.total) return fresh
  const threads = mergeLatest(known.threads, fresh.threads, toThreadKey)
  return threads ? { threads, total: fresh.total } : fresh
}

/** Appends the next page without duplicates. */
export function appendThreads(known: ThreadPage, page: ThreadPage): ThreadPage {
  const ids = new Set(known.threads.map(({ userId }) => userId))
  const others = page.threads.filter(({ userId }) => !ids.has(userId))
  return { threads: [...known.threads, ...others], total: page.total }
}

/** Identity of a row, and the date by which rows are sorted. */
interface RowKey {
  key: string
  date: string
}

const toNoticeKey = ({ group, date }: Notice): RowKey => ({ key: group, date })
const toThreadKey = ({ userId = '', createDate = '' }: LetterThread): RowKey => ({
  key: userId,
  date: createDate,
})

/**
 * Merges the latest page with the older loaded rows. Rows within the range of that page are taken from the server, so deleted
 * ones disappear. Returns undefined if no row was loaded before: more have arrived than fit on a page, and the gap is unknown.
 */
function mergeLatest<Row>(
  known: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => RowKey,
): Row[] | undefined {
  const keys = fresh.map(keyOf)
  const dates = new Map(keys.map(({ key, date }) => [key, date]))
  const oldest = keys.at(-1)?.date ?? ''
  // A row that has moved up does not prove that the pages overlap, so its date has to be equal.
  const overlaps = known.map(keyOf).some(({ key, date }) => dates.get(key) === date)
  if (!overlaps) return undefined
  const rest = known.filter((row) => {
    const { key, date } = keyOf(row)
    return date <= oldest && !dates.has(key)
  })
  return [...fresh, ...rest]
}
