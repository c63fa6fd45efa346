export { copy as resourceCopy } from './copy.ts'
export { type ResourceDetail, toResourceDetail } from './model/resource-detail.ts'
export { type ResourceRow, toResourceRow } from './model/resource-row.ts'
export type { ResourceWish } from './routes.ts'
