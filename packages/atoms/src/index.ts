export {
  createDriver,
  type Driver,
  type DriverOptions,
  type Step,
  toStep,
} from './create-driver.ts'
export { getPageStore, type Store } from './page-store.ts'
export { useHydratedAtomValue } from './use-hydrated-atom-value.ts'
