import { type QueryOf, questionEditor, questionList } from '@mozhan/routes'

/** Lists of questions, as the address names them. The first one opens without a choice. */
export const QUESTION_TABS = questionList.query.tab
export type QuestionTab = (typeof QUESTION_TABS)[number]
export const [FIRST_TAB] = QUESTION_TABS

/** A list: a tab, or the questions of a label. */
export type QuestionListKey = QuestionTab | { labelId: string }

/** The list that a query names: a label goes before a tab. */
export function toListKey({ tab, label }: QueryOf<typeof questionList>): QuestionListKey {
  return label === undefined ? (tab ?? FIRST_TAB) : { labelId: label }
}

export function questionsHref(list: QuestionListKey = FIRST_TAB, page = 1): string {
  const query = typeof list === 'object' ? { label: list.labelId } : { tab: list }
  return questionList.href({ ...query, page })
}

/** The way to an unfinished question. */
export function questionDraftHref(draft: string): string {
  return questionEditor.href({ draft })
}

/** Anchor of one answer or reply. */
export function answerAnchor(id: string): string {
  return `answer-${id}`
}

/** Anchor of the answers below a question. */
export const ANSWERS_ANCHOR = 'answers'
