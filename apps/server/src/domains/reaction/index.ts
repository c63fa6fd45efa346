export { getVisibleTarget } from './visible-target.ts'
