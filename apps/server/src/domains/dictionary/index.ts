export { dictionaryItemShown } from './visibility.ts'
