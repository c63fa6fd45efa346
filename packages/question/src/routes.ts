import { type QueryOf, questionEditor, questionList } from '@mozhan/routes'

/** Values of the query parameter `tab`. The first is the default. */
export const QUESTION_TABS = questionList.query.tab
export type QuestionTab = (typeof QUESTION_TABS)[number]
export const [FIRST_TAB] = QUESTION_TABS

/** Identifies a list: a tab, or the questions with a label. */
export type QuestionListKey = QuestionTab | { labelId: string }

/** List of a query; a label takes precedence over a tab. */
export function toListKey({ tab, label }: QueryOf<typeof questionList>): QuestionListKey {
  return label === undefined ? (tab ?? FIRST_TAB) : { labelId: label }
}

export function questionsHref(list: QuestionListKey = FIRST_TAB, page = 1): string {
  const query = typeof list === 'object' ? { label: list.labelId } : { tab: list }
  return questionList.href({ ...query, page })
}

/** Address of the editor with a draft. */
export function questionDraftHref(draft: string): string {
  return questionEditor.href({ draft })
}

/** Anchor of an answer or reply. */
export function answerAnchor(id: string): string {
  return `answer-${id}`
}

/** Anchor of the answers of a question. */
export const ANSWERS_ANCHOR = 'answers'
