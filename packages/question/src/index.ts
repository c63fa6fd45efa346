export { toListKey } from './routes.ts'
