import type { LetterThread } from '@mozhan/api-client/contract'
import type { Notice } from './notice.ts'

/** Notices from the latest on. */
export interface NoticePage {
  notices: Notice[]
  /** Where the next page begins. */
  next: string | undefined
}

/** Conversations from the latest on. */
export interface ThreadPage {
  threads: LetterThread[]
  /** How many there are in all. */
  total: number
}

/** What was loaded, with what the server has now before it. */
export function renewNotices(known: NoticePage, fresh: NoticePage): NoticePage {
  const notices =
    fresh.next === undefined ? undefined : joinNewest(known.notices, fresh.notices, toMark)
  return notices ? { notices, next: known.next } : fresh
}

/** What was loaded, with what the server has now before it. */
export function renewThreads(known: ThreadPage, fresh: ThreadPage): ThreadPage {
  if (fresh.threads.length >= fresh.total) return fresh
  const threads = joinNewest(known.threads, fresh.threads, toThreadMark)
  return threads ? { threads, total: fresh.total } : fresh
}

/** The next page behind what was loaded, each conversation once. */
export function appendThreads(known: ThreadPage, page: ThreadPage): ThreadPage {
  const ids = new Set(known.threads.map(({ userId }) => userId))
  const others = page.threads.filter(({ userId }) => !ids.has(userId))
  return { threads: [...known.threads, ...others], total: page.total }
}

/** What tells rows apart, and the date by which the latest stand first. */
interface Mark {
  key: string
  date: string
}

const toMark = ({ group, date }: Notice): Mark => ({ key: group, date })
const toThreadMark = ({ userId = '', createDate = '' }: LetterThread): Mark => ({
  key: userId,
  date: createDate,
})

/**
 * The newest page and what was loaded behind it. Within that page the server is right, also about what is gone.
 * Undefined where none of its rows was known: more has come than a page holds, and what lies between is not known.
 */
function joinNewest<Row>(
  known: readonly Row[],
  fresh: readonly Row[],
  markOf: (row: Row) => Mark,
): Row[] | undefined {
  const marks = fresh.map(markOf)
  const dates = new Map(marks.map(({ key, date }) => [key, date]))
  const oldest = marks.at(-1)?.date ?? ''
  // What has moved up since says nothing about the rows it has passed.
  const isMet = known.map(markOf).some(({ key, date }) => dates.get(key) === date)
  if (!isMet) return undefined
  const rest = known.filter((row) => {
    const { key, date } = markOf(row)
    return date <= oldest && !dates.has(key)
  })
  return [...fresh, ...rest]
}
