import { type DraftFaults, LABEL_LIMIT, TITLE_LIMIT } from '../../model/question-draft.ts'
import { copy } from './copy.ts'

const { faults: TEXTS } = copy

/** The sentences for what is wrong with the form, by field. */
export function faultTexts({ title, content, labelIds }: DraftFaults) {
  return {
    title: title && (title === 'tooLong' ? TEXTS.title.tooLong(TITLE_LIMIT) : TEXTS.title.missing),
    content: content && TEXTS.content.missing,
    labelIds:
      labelIds &&
      (labelIds === 'tooMany' ? TEXTS.labelIds.tooMany(LABEL_LIMIT) : TEXTS.labelIds.missing),
  }
}
