export { copy as resourceCopy } from './copy.ts'
export { type ResourceDetail, toResourceDetail } from './model/resource-detail.ts'
export { type ResourceRow, toResourceRow } from './model/resource-row.ts'
export {
  RESOURCE_FORM_PATH,
  RESOURCES_PATH,
  type ResourceWish,
  resourceEditHref,
  resourceHref,
  resourcesHref,
} from './routes.ts'
