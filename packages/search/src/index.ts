export { copy as searchCopy } from './copy.ts'
export { type SearchQuery, searchHref } from './model/search-state.ts'
