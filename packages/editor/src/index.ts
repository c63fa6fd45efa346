export { countText, type TextCount } from './model/count-text.ts'
export { hasUploads, withoutUploads } from './model/upload-mark.ts'
