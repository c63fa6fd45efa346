export { searchMetadata } from './metadata.ts'
export { SearchPage, type SearchPageProps } from './SearchPage.tsx'
