export { countText } from './model/count-text.ts'
export { changeDraftId, readDraftId } from './model/draft-id.ts'
export { firstLineOf } from './model/first-line.ts'
export { hasUploads } from './model/upload-mark.ts'
