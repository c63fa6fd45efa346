import {
  hasVisibleText,
  removeDirectionControls,
  SEARCH_KEY_LIMIT,
  SEARCH_TYPE,
} from '@mozhan/api-client/contract'

/** A code of SEARCH_TYPE. */
export type SearchKind = (typeof SEARCH_TYPE)[keyof typeof SEARCH_TYPE]
export type SearchSort = 'relevance' | 'time'

/** What is looked for, as the address says it. */
export interface SearchState {
  key: string
  kind: SearchKind
  sort: SearchSort
  page: number
  /** Changed within so many days; absent: whenever. */
  days?: number
  /** Absent: solved or not. */
  isSolved?: boolean
  labelId?: string
}

/** Kinds in the order of their tabs. */
export const KINDS: readonly SearchKind[] = [
  SEARCH_TYPE.all,
  SEARCH_TYPE.article,
  SEARCH_TYPE.question,
  SEARCH_TYPE.column,
  SEARCH_TYPE.resource,
  SEARCH_TYPE.user,
]

/** The word for a kind, as copy and addresses use it. */
export function nameOfKind(kind: SearchKind): keyof typeof SEARCH_TYPE {
  const names = Object.keys(SEARCH_TYPE) as (keyof typeof SEARCH_TYPE)[]
  return names.find((name) => SEARCH_TYPE[name] === kind) ?? 'all'
}

/** Spans of time that can be chosen, in days. */
export const SPANS = { week: 7, month: 30, year: 365 } as const

/** The address as the specification spells it; without the slash at its end it answers as well. */
export const SEARCH_PATH = '/search/'

type Query = Partial<Record<SearchParam, string>>

/** Names in the query of the address. */
export const SEARCH_PARAMS = ['key', 't', 'label', 'days', 'solved', 'sort', 'page'] as const
export type SearchParam = (typeof SEARCH_PARAMS)[number]

/** Reads an address; whatever it does not know counts as not said. */
export function parseSearch(query: Query): SearchState {
  const kind = KINDS.find((each) => String(each) === query.t) ?? SEARCH_TYPE.all
  const days = Object.values(SPANS).find((each) => String(each) === query.days)
  const labelId = /^[1-9]\d{0,18}$/.exec(query.label ?? '')?.[0]
  return {
    key: toKey(query.key ?? '').toWellFormed(),
    kind,
    sort: query.sort === 'time' ? 'time' : 'relevance',
    page: /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1,
    ...(days === undefined ? {} : { days }),
    ...(query.solved === '1' || query.solved === '0' ? { isSolved: query.solved === '1' } : {}),
    ...(labelId === undefined ? {} : { labelId }),
  }
}

/** What is looked for where this was typed. */
export function toKey(typed: string): string {
  // The key stands in titles and sentences of the page.
  const key = removeDirectionControls(typed).trim().slice(0, SEARCH_KEY_LIMIT)
  return hasVisibleText(key) ? key : ''
}

/** The address of a search. Another question, kind or filter begins at its first page. */
export function searchHref(state: Partial<SearchState> & Pick<SearchState, 'key'>): string {
  const { key, kind = SEARCH_TYPE.all, sort, page = 1, days, isSolved, labelId } = state
  const query = new URLSearchParams({ key, t: String(kind) })
  if (labelId !== undefined) query.set('label', labelId)
  if (days !== undefined) query.set('days', String(days))
  if (isSolved !== undefined) query.set('solved', isSolved ? '1' : '0')
  if (sort === 'time') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return `${SEARCH_PATH}?${query}`
}

/** Where a page beyond the last one leads, if there is any at all. */
export function lastPageHref(state: SearchState, pages: number): string | undefined {
  return state.page > pages && pages > 0 ? searchHref({ ...state, page: pages }) : undefined
}

/** Whether something narrows the search apart from its kind. */
export function isFiltered({ days, isSolved, labelId }: SearchState): boolean {
  return days !== undefined || isSolved !== undefined || labelId !== undefined
}
