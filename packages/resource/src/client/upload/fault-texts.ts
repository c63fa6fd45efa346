import { copy } from '../../copy.ts'
import { type DraftFaults, SUMMARY_LIMIT, TITLE_LIMIT } from '../../model/resource-draft.ts'

const { faults: TEXTS } = copy.form

/** The sentences for what is wrong with the form, by field. */
export function faultTexts({ file, title, summary, type }: DraftFaults, isUploading: boolean) {
  return {
    file: file && (isUploading ? TEXTS.uploading : TEXTS.file),
    title: title && (title === 'tooLong' ? TEXTS.titleLong(TITLE_LIMIT) : TEXTS.title),
    summary: summary && (summary === 'tooLong' ? TEXTS.summaryLong(SUMMARY_LIMIT) : TEXTS.summary),
    type: type && TEXTS.type,
  }
}
