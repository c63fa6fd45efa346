export { searchMetadata } from './metadata.ts'
export { SearchPage } from './SearchPage.tsx'
