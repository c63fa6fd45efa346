const SHANGHAI_MS = 8 * 3_600_000

/** The day of a moment for readers in China, as `2026-11-28`; empty where it is no moment. */
export function toDay(date: string | Date): string {
  const moment = new Date(date).getTime()
  return Number.isNaN(moment) ? '' : new Date(moment + SHANGHAI_MS).toISOString().slice(0, 10)
}

/** Things by their day, in the order in which they come. `Map.groupBy` is missing in browsers we serve. */
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
