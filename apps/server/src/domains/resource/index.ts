export { foundResources } from './found-resources.ts'
export { findResourcesByIds } from './queries.ts'
export {
  resourceNotDeleted,
  resourcePublished,
  resourceReadableBy,
} from './visibility.ts'
