export { foundResources } from './found-resources.ts'
export { findResourcesByIds } from './queries.ts'
export {
  resourceKept,
  resourcePublished,
  resourceReadableBy,
} from './visibility.ts'
