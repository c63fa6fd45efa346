import { type DraftProblems, LABEL_LIMIT, MAX_TITLE_LENGTH } from '../../model/question-draft.ts'
import { copy } from './copy.ts'

const { problems: TEXTS } = copy

/** Messages for the problems of the form, by field. */
export function problemTexts({ title, content, labelIds }: DraftProblems) {
  return {
    title:
      title && (title === 'tooLong' ? TEXTS.title.tooLong(MAX_TITLE_LENGTH) : TEXTS.title.missing),
    content: content && TEXTS.content.missing,
    labelIds:
      labelIds &&
      (labelIds === 'tooMany' ? TEXTS.labelIds.tooMany(LABEL_LIMIT) : TEXTS.labelIds.missing),
  }
}
