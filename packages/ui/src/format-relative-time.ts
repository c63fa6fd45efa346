import { copy } from './copy.ts'
import { formatDate, toShanghaiTime } from './format-date.ts'

export interface RelativeTimeOptions {
  /** `full` shows the seconds and the time of earlier days; `short` is for narrow rows. @default 'full' */
  style?: 'full' | 'short'
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Formats a time relative to now: 刚刚, N分钟前, 今天 HH:mm:ss, 昨天 HH:mm:ss, MM月dd日 HH:mm:ss, with the
 * year if it differs. Days are those of Asia/Shanghai. Up to a minute in the future (clock skew) is
 * 刚刚; a time further ahead is written as a date, so that no negative time is shown.
 * @param now milliseconds since the epoch
 */
export function formatRelativeTime(
  iso: string,
  now: number,
  { style = 'full' }: RelativeTimeOptions = {},
): string {
  const time = toShanghaiTime(iso)
  if (!time) return iso
  const age = now - new Date(iso).getTime()
  const short = style === 'short'
  if (age < -MINUTE) return formatDate(iso, short ? 'date' : 'full')
  if (age < MINUTE) return copy.justNow
  if (age < HOUR) return copy.minutesAgo(Math.floor(age / MINUTE))

  const clock = short ? time.minute : time.second
  if (formatDate(iso) === dayOf(now)) return copy.today(clock)
  if (formatDate(iso) === dayOf(now - DAY)) return copy.yesterday(clock)
  const monthDay = copy.monthDay(time.month, time.day)
  if (time.year === toShanghaiTime(now)?.year) return short ? monthDay : `${monthDay} ${clock}`
  return formatDate(iso, short ? 'date' : 'full')
}

function dayOf(moment: number): string {
  return formatDate(new Date(moment).toISOString())
}
