export { getPageStore, type Store } from './page-store.ts'
export { useHydratedAtomValue } from './use-hydrated-atom-value.ts'
