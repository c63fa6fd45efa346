export { countText, type TextCount } from './model/count-text.ts'
export { readDraftId } from './model/draft-id.ts'
export { hasUploads, withoutUploads } from './model/upload-mark.ts'
