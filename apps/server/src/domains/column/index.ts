export { foundColumns } from './found-columns.ts'
export { MAX_COLUMNS } from './policy.ts'
export { presentColumn } from './present.ts'
export { findColumnsByIds, findPublicColumnsOf, getColumn } from './queries.ts'
