export { resourceFormMetadata, resourceListMetadata, resourceMetadata } from './metadata.ts'
export {
  MyResources,
  type MyResourcesProps,
  UserResources,
  type UserResourcesProps,
} from './PersonResources.tsx'
export { ResourceFormPage, type ResourceFormPageProps } from './ResourceFormPage.tsx'
export { ResourceListPage, type ResourceListPageProps } from './ResourceListPage.tsx'
export { ResourcePage, type ResourcePageProps } from './ResourcePage.tsx'
