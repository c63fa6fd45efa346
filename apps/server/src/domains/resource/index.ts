export { foundResources } from './found-resources.ts'
export { findResourcesByIds } from './queries.ts'
