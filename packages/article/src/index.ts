export { copy as articleCopy } from './copy.ts'
