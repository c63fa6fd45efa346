import {
  countCharacters,
  hasVisibleText,
  MAX_LABELS,
  type Question,
} from '@mozhan/api-client/contract'
import { firstLineOf, readDraftId } from '@mozhan/editor'
import type { NamedText } from '@mozhan/editor/journal'

/** What an asker fills in. Plain JSON: the journal keeps it as it is. */
export interface QuestionDraft extends NamedText {
  /** `updateDate` of the question that is changed. */
  basedOn?: string
  title: string
  content: string
  labelIds: string[]
}

/** What is wrong with a field. */
export type DraftProblem = 'missing' | 'tooLong' | 'tooMany'
export type DraftProblems = Partial<Record<keyof QuestionDraft, DraftProblem>>

/** Longest title the form takes, in characters as readers count them (contract, question form). */
export const MAX_TITLE_LENGTH = 50
export const LABEL_LIMIT = MAX_LABELS

export const EMPTY_DRAFT: QuestionDraft = { title: '', content: '', labelIds: [] }

/** The form of a question that was asked. */
export function toQuestionDraft(question: Question): QuestionDraft {
  return {
    title: question.title,
    content: question.mdContent ?? '',
    labelIds: question.labelIds,
    ...(question.updateDate === undefined ? {} : { basedOn: question.updateDate }),
  }
}

/** Reads what a journal or a draft of the server kept; what is missing or of another type is empty. */
export function parseQuestionDraft(value: unknown): QuestionDraft {
  const kept = typeof value === 'object' && value !== null ? value : {}
  const read = (name: keyof QuestionDraft): unknown => Reflect.get(kept, name)
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
 * What keeps a form from being sent, by field.
 * @param keptTitle the title the question has: an imported one may be longer than the form's limit
 */
export function findProblems(draft: QuestionDraft, keptTitle = ''): DraftProblems {
  const problems: DraftProblems = {}
  const title = draft.title.trim()
  if (!hasVisibleText(title)) problems.title = 'missing'
  else if (title !== keptTitle.trim() && countCharacters(title) > MAX_TITLE_LENGTH) {
    problems.title = 'tooLong'
  }
  if (!hasVisibleText(draft.content)) problems.content = 'missing'
  if (draft.labelIds.length === 0) problems.labelIds = 'missing'
  else if (draft.labelIds.length > LABEL_LIMIT) problems.labelIds = 'tooMany'
  return problems
}

/** The body of the calls that ask and change a question. */
export function toQuestionInput({ title, content, labelIds }: QuestionDraft) {
  return { title: title.trim(), mdContent: content, labelIds }
}

/** What a text is called in lists. */
export function titleOfDraft({ title, content }: QuestionDraft): string {
  return title.trim() || firstLineOf(content)
}
