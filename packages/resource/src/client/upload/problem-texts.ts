import { copy } from '../../copy.ts'
import {
  type DraftProblems,
  MAX_SUMMARY_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../model/resource-draft.ts'

const { problems: TEXTS } = copy.form

/** Messages for the problems of the form, by field. */
export function problemTexts({ file, title, summary, type }: DraftProblems, isUploading: boolean) {
  return {
    file: file && (isUploading ? TEXTS.uploading : TEXTS.file),
    title: title && (title === 'tooLong' ? TEXTS.titleLong(MAX_TITLE_LENGTH) : TEXTS.title),
    summary:
      summary && (summary === 'tooLong' ? TEXTS.summaryLong(MAX_SUMMARY_LENGTH) : TEXTS.summary),
    type: type && TEXTS.type,
  }
}
