const SHANGHAI_MS = 8 * 3_600_000

/**
 * The calendar day of a time in China Standard Time (UTC+8).
 * @param date a date, or a text that `Date` can parse
 * @returns the day, such as `2026-11-28`; an empty text if the date is invalid
 * @example
 * ```ts
 * import { toDay } from '@mozhan/api-client/contract'
 *
 * toDay('2026-11-27T20:00:00.000Z') // '2026-11-28'
 * ```
 */
export function toDay(date: string | Date): string {
  const moment = new Date(date).getTime()
  return Number.isNaN(moment) ? '' : new Date(moment + SHANGHAI_MS).toISOString().slice(0, 10)
}

/**
 * Groups items by their calendar day in China Standard Time, in the given order.
 * @param items in the order of the list; `date` as for `toDay`
 * @returns the items of each day by `YYYY-MM-DD`; items without a date have an empty key
 * @example
 * ```ts
 * import { groupByDay } from '@mozhan/api-client/contract'
 *
 * const days = groupByDay([{ id: '1', date: '2026-11-28T02:00:00.000Z' }])
 * days.get('2026-11-28') // [{ id: '1', … }]
 * ```
 */
export function groupByDay<T extends { date: string }>(items: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>()
  for (const item of items) {
    const day = toDay(item.date)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(item)
    else days.set(day, [item])
  }
  return days
}
