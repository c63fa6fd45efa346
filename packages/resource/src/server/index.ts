export { resourceFormMetadata, resourceListMetadata, resourceMetadata } from './metadata.ts'
export { ResourceFormPage, type ResourceFormPageProps } from './ResourceFormPage.tsx'
export { ResourceListPage, type ResourceListPageProps } from './ResourceListPage.tsx'
export { ResourcePage, type ResourcePageProps } from './ResourcePage.tsx'
