export { getSeenTarget } from './seen-target.ts'
