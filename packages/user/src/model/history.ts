import { groupByDay, type HistoryItem, type TargetType } from '@mozhan/api-client/contract'

/** Something that was read. Plain data: it crosses from server to client. */
export interface Visit {
  id: string
  kind: TargetType
  title: string
  summary: string
  author: string
  /** ISO date. */
  date: string
}

/** A day with what was read on it, the latest first. */
export interface VisitDay {
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string
  visits: Visit[]
}

/** What a browser notes for a visitor, until somebody signs in. */
export interface LocalVisit {
  targetType: TargetType
  targetId: string
  viewDate: string
}

/** Entries that a browser keeps for a visitor; a merge may carry no more. */
export const MAX_LOCAL_VISITS = 200

export function toVisits(items: readonly HistoryItem[]): Visit[] {
  return items.map((item) => ({
    id: item.targetId,
    kind: item.targetType,
    title: item.title.trim(),
    summary: item.summary.trim(),
    author: item.nickName.trim(),
    date: item.viewDate ?? '',
  }))
}

/** Groups visits by the day on which a reader in China read them. */
export function toVisitDays(visits: readonly Visit[]): VisitDay[] {
  return Array.from(groupByDay(visits), ([day, ofDay]) => ({ day, visits: ofDay }))
}

/** Visits whose title, summary or author holds the key, whatever its width and case. */
export function searchVisits(visits: readonly Visit[], key: string): Visit[] {
  const wanted = fold(key)
  if (wanted === '') return [...visits]
  return visits.filter(({ title, summary, author }) =>
    [title, summary, author].some((text) => fold(text).includes(wanted)),
  )
}

/** A visitor's list with one more visit in front; each thing stands in it once. */
export function addLocalVisit(visits: readonly LocalVisit[], visit: LocalVisit): LocalVisit[] {
  const others = visits.filter(
    ({ targetType, targetId }) => targetType !== visit.targetType || targetId !== visit.targetId,
  )
  return [visit, ...others].slice(0, MAX_LOCAL_VISITS)
}

/** Whether a kept value is a visitor's list. */
export function isLocalVisits(value: unknown): value is LocalVisit[] {
  return Array.isArray(value) && value.every(isLocalVisit)
}

function isLocalVisit(value: unknown): value is LocalVisit {
  if (typeof value !== 'object' || value === null) return false
  const { targetType, targetId, viewDate } = value as Partial<Record<keyof LocalVisit, unknown>>
  return (
    typeof targetType === 'string' &&
    /^(?:article|question|column|resource)$/.test(targetType) &&
    typeof targetId === 'string' &&
    /^\d{1,19}$/.test(targetId) &&
    typeof viewDate === 'string' &&
    !Number.isNaN(Date.parse(viewDate))
  )
}

/** From the beginning of a day in Asia/Shanghai to its end, as two ISO dates. */
export function boundsOfDay(day: string): { from: string; to: string } {
  const start = Date.parse(`${day}T00:00:00+08:00`)
  return {
    from: new Date(start).toISOString(),
    to: new Date(start + 24 * 3_600_000 - 1).toISOString(),
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
