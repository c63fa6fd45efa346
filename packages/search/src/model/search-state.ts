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

/** What the address of a search says. */
export type SearchQuery = QueryOf<typeof searchPage>

/** Reads an address; whatever it does not know counts as not said. */
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

/** What is looked for where this was typed. */
export function toKey(typed: string): string {
  // The key stands in titles and sentences of the page.
  const key = removeDirectionControls(typed).trim().slice(0, MAX_SEARCH_KEY_LENGTH)
  return hasVisibleText(key) ? key : ''
}

/** The address of a search. Another question, kind or filter begins at its first page. */
export function searchHref(state: Partial<SearchState> & Pick<SearchState, 'key'>): string {
  const { key, kind = SEARCH_TYPE.all, sort, page, days, isSolved, labelId } = state
  const solved = isSolved === undefined ? undefined : Number(isSolved)
  return searchPage.href({ key, t: kind, label: labelId, days, solved, sort, page })
}

/** Where a page beyond the last one leads, if there is any at all. */
export function lastPageHref(state: SearchState, pages: number): string | undefined {
  return state.page > pages && pages > 0 ? searchHref({ ...state, page: pages }) : undefined
}

/** Whether something narrows the search apart from its kind. */
export function isFiltered({ days, isSolved, labelId }: SearchState): boolean {
  return days !== undefined || isSolved !== undefined || labelId !== undefined
}
