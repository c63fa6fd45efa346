import {
  countCharacters,
  hasVisibleText,
  MAX_LABELS,
  type Question,
} from '@mozhan/api-client/contract'
import { firstLineOf, readDraftId } from '@mozhan/editor'
import type { NamedText } from '@mozhan/editor/journal'

/** Form of a question. Plain JSON, because the journal stores it. */
export interface QuestionDraft extends NamedText {
  /** `updateDate` of the edited question. */
  basedOn?: string
  title: string
  content: string
  labelIds: string[]
}

/** Problem of a field. */
export type DraftProblem = 'missing' | 'tooLong' | 'tooMany'
export type DraftProblems = Partial<Record<keyof QuestionDraft, DraftProblem>>

/** Maximum length of a title in graphemes (contract, question form). */
export const MAX_TITLE_LENGTH = 50
export const LABEL_LIMIT = MAX_LABELS

export const EMPTY_DRAFT: QuestionDraft = { title: '', content: '', labelIds: [] }

/** Converts a question of the API to the form. */
export function toQuestionDraft(question: Question): QuestionDraft {
  return {
    title: question.title,
    content: question.mdContent ?? '',
    labelIds: question.labelIds,
    ...(question.updateDate === undefined ? {} : { basedOn: question.updateDate }),
  }
}

/** Parses a form from the journal or from a draft of the server. Missing or invalid fields are empty. */
export function parseQuestionDraft(value: unknown): QuestionDraft {
  const fields = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof QuestionDraft): unknown => Reflect.get(fields, name)
  const text = (name: keyof QuestionDraft): string => {
    const found = read(name)
    return typeof found === 'string' ? found : ''
  }
  const labelIds = read('labelIds')
  const textId = readDraftId(read('textId'))
  const basedOn = read('basedOn')
  return {
    title: text('title'),
    content: text('content'),
    labelIds: Array.isArray(labelIds) ? labelIds.filter((id) => typeof id === 'string') : [],
    ...(textId === undefined ? {} : { textId }),
    ...(typeof basedOn === 'string' ? { basedOn } : {}),
  }
}

/**
 * Finds the problems that prevent publishing, by field.
 * @param currentTitle title of the stored question, accepted unchanged because an imported one may exceed the limit
 */
export function findProblems(draft: QuestionDraft, currentTitle = ''): DraftProblems {
  const problems: DraftProblems = {}
  const title = draft.title.trim()
  if (!hasVisibleText(title)) problems.title = 'missing'
  else if (title !== currentTitle.trim() && countCharacters(title) > MAX_TITLE_LENGTH) {
    problems.title = 'tooLong'
  }
  if (!hasVisibleText(draft.content)) problems.content = 'missing'
  if (draft.labelIds.length === 0) problems.labelIds = 'missing'
  else if (draft.labelIds.length > LABEL_LIMIT) problems.labelIds = 'tooMany'
  return problems
}

/** Builds the request body that creates or updates a question. */
export function toQuestionInput({ title, content, labelIds }: QuestionDraft) {
  return { title: title.trim(), mdContent: content, labelIds }
}

/** Title of a draft in lists. */
export function titleOfDraft({ title, content }: QuestionDraft): string {
  return title.trim() || firstLineOf(content)
}
