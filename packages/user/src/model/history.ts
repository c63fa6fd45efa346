import { groupByDay, type HistoryItem, type TargetType } from '@mozhan/api-client/contract'

/** A visit of the reading history. Plain data, because the server sends it to the client. */
export interface Visit {
  id: string
  kind: TargetType
  title: string
  summary: string
  author: string
  /** ISO date. */
  date: string
}

/** A day with its visits, the latest first. */
export interface VisitDay {
  /** Date as YYYY-MM-DD in Asia/Shanghai. */
  day: string
  visits: Visit[]
}

/** Visit of a visitor, stored in the browser until the visitor signs in. */
export interface LocalVisit {
  targetType: TargetType
  targetId: string
  viewDate: string
}

/** Maximum number of stored visits, which is also the limit of the merge call. */
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

/** Groups visits by day in Asia/Shanghai. */
export function toVisitDays(visits: readonly Visit[]): VisitDay[] {
  return Array.from(groupByDay(visits), ([day, ofDay]) => ({ day, visits: ofDay }))
}

/** Visits whose title, summary or author contains the key, ignoring width and case. */
export function searchVisits(visits: readonly Visit[], key: string): Visit[] {
  const wanted = fold(key)
  if (wanted === '') return [...visits]
  return visits.filter(({ title, summary, author }) =>
    [title, summary, author].some((text) => fold(text).includes(wanted)),
  )
}

/** Adds a visit in front, without duplicates. */
export function addLocalVisit(visits: readonly LocalVisit[], visit: LocalVisit): LocalVisit[] {
  const others = visits.filter(
    ({ targetType, targetId }) => targetType !== visit.targetType || targetId !== visit.targetId,
  )
  return [visit, ...others].slice(0, MAX_LOCAL_VISITS)
}

/** Whether a stored value is a list of visits. */
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

/** Start and end of a day in Asia/Shanghai as ISO dates. */
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
