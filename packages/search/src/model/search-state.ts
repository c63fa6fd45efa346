import {
  hasVisibleText,
  MAX_SEARCH_KEY_LENGTH,
  removeDirectionControls,
  SEARCH_TYPE,
} from '@mozhan/api-client/contract'
import { type QueryOf, searchPage } from '@mozhan/routes'

/** A code of SEARCH_TYPE. */
export type SearchKind = (typeof SEARCH_TYPE)[keyof typeof SEARCH_TYPE]
export type SearchSort = 'relevance' | 'time'

/** State of a search, taken from the address. */
export interface SearchState {
  key: string
  kind: SearchKind
  sort: SearchSort
  page: number
  /** Changed within this number of days; absent: any time. */
  days?: number
  /** Absent: both solved and unsolved. */
  isSolved?: boolean
  labelId?: string
}

/** Kinds in tab order. */
export const KINDS: readonly SearchKind[] = [
  SEARCH_TYPE.all,
  SEARCH_TYPE.article,
  SEARCH_TYPE.question,
  SEARCH_TYPE.column,
  SEARCH_TYPE.resource,
  SEARCH_TYPE.user,
]

/** Name of a kind in copy and addresses. */
export function nameOfKind(kind: SearchKind): keyof typeof SEARCH_TYPE {
  const names = Object.keys(SEARCH_TYPE) as (keyof typeof SEARCH_TYPE)[]
  return names.find((name) => SEARCH_TYPE[name] === kind) ?? 'all'
}

/** Time filters, in days. */
export const SPANS = { week: 7, month: 30, year: 365 } as const

/** Query of the search address. */
export type SearchQuery = QueryOf<typeof searchPage>

/** Converts the query of an address; unknown values are ignored. */
export function toSearchState(query: SearchQuery): SearchState {
  const kind = KINDS.find((each) => String(each) === query.t) ?? SEARCH_TYPE.all
  const days = Object.values(SPANS).find((each) => String(each) === query.days)
  const { sort = 'relevance', page = 1, label } = query
  return {
    key: toKey(query.key ?? '').toWellFormed(),
    ...{ kind, sort, page },
    ...(days === undefined ? {} : { days }),
    ...(query.solved === '1' || query.solved === '0' ? { isSolved: query.solved === '1' } : {}),
    ...(label === undefined ? {} : { labelId: label }),
  }
}

/** Normalises a typed query. */
export function toKey(typed: string): string {
  // Direction marks would affect titles and sentences that contain the key.
  const key = removeDirectionControls(typed).trim().slice(0, MAX_SEARCH_KEY_LENGTH)
  return hasVisibleText(key) ? key : ''
}

/** Address of a search. Starts at the first page unless a page is given. */
export function searchHref(state: Partial<SearchState> & Pick<SearchState, 'key'>): string {
  const { key, kind = SEARCH_TYPE.all, sort, page, days, isSolved, labelId } = state
  const solved = isSolved === undefined ? undefined : Number(isSolved)
  return searchPage.href({ key, t: kind, label: labelId, days, solved, sort, page })
}

/** Address of the last page, for a page beyond it; undefined without results. */
export function lastPageHref(state: SearchState, pages: number): string | undefined {
  return state.page > pages && pages > 0 ? searchHref({ ...state, page: pages }) : undefined
}

/** Whether a filter other than the kind is set. */
export function isFiltered({ days, isSolved, labelId }: SearchState): boolean {
  return days !== undefined || isSolved !== undefined || labelId !== undefined
}
