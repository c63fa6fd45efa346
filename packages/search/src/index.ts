export { copy as searchCopy } from './copy.ts'
export { SEARCH_PARAMS, type SearchParam, searchHref } from './model/search-state.ts'
