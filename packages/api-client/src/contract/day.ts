const SHANGHAI_MS = 8 * 3_600_000

/**
 * The calendar day of a moment in China (UTC+8).
 * @param date a date, or a text that `Date` understands
 * @returns the day, such as `2026-11-28`; empty where the text is no date
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
 * Groups items by their calendar day in China, in the order in which they come.
 * @param items in the order of the list; `date` as `toDay` takes it
 * @returns the items of each day, by `YYYY-MM-DD`; under the empty text those without a date
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
