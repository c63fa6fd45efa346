export { foundColumns } from './found-columns.ts'
export { presentColumn } from './present.ts'
export { findColumnsByIds, findPublicColumnsOf, getColumn } from './queries.ts'
export { columnNotDeleted, columnPublished, columnReadableBy } from './visibility.ts'
