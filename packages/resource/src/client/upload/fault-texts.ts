import { copy } from '../../copy.ts'
import {
  type DraftProblems,
  MAX_SUMMARY_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../model/resource-draft.ts'

const { problems: TEXTS } = copy.form

/** The sentences for what is wrong with the form, by field. */
export function faultTexts({ file, title, summary, type }: DraftProblems, isUploading: boolean) {
  return {
    file: file && (isUploading ? TEXTS.uploading : TEXTS.file),
    title: title && (title === 'tooLong' ? TEXTS.titleLong(MAX_TITLE_LENGTH) : TEXTS.title),
    summary:
      summary && (summary === 'tooLong' ? TEXTS.summaryLong(MAX_SUMMARY_LENGTH) : TEXTS.summary),
    type: type && TEXTS.type,
  }
}
