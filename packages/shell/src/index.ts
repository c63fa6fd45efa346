export { copy as shellCopy } from './copy.ts'
export { sessionHintScript } from './session-hint.ts'
