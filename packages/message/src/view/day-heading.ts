import { toDay } from '@mozhan/api-client/contract'
import { formatDate } from '@mozhan/ui'
import { copy } from '../copy.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * The heading of the notices of a day in Asia/Shanghai.
 * @param day YYYY-MM-DD; empty if unknown
 * @param now in ms; undefined on the server, which writes the date
 */
export function toDayHeading(day: string, now: number | undefined): string {
  if (day === '') return copy.list.noDay
  if (now !== undefined) {
    if (day === toDay(new Date(now))) return copy.list.today
    if (day === toDay(new Date(now - DAY))) return copy.list.yesterday
  }
  return formatDate(`${day}T12:00:00+08:00`)
}
