/** Lists of questions, as the address names them. */
export const QUESTION_TABS = ['hot', 'new', 'wait'] as const
export type QuestionTab = (typeof QUESTION_TABS)[number]

export const QUESTIONS_PATH = '/question'

/** The list that opens without a choice. */
export const FIRST_TAB: QuestionTab = 'hot'

/** A page of a list: a tab, or the questions of a label. */
export type QuestionListKey = QuestionTab | { labelId: string }

export function questionsHref(list: QuestionListKey = FIRST_TAB, page = 1): string {
  const query = new URLSearchParams()
  if (typeof list === 'object') query.set('label', list.labelId)
  else if (list !== FIRST_TAB) query.set('tab', list)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? QUESTIONS_PATH : `${QUESTIONS_PATH}?${query}`
}

export function questionHref(id: string): string {
  return `${QUESTIONS_PATH}/${encodeURIComponent(id)}`
}

export function questionEditHref(id?: string): string {
  return id === undefined ? '/question/edit' : `/question/edit?id=${encodeURIComponent(id)}`
}

/** Goes on with an unfinished question. */
export function questionDraftHref(draftId: string): string {
  return `/question/edit?draft=${encodeURIComponent(draftId)}`
}

/** Anchor of one answer or reply. */
export function answerAnchor(id: string): string {
  return `answer-${id}`
}

/** Anchor of the answers below a question. */
export const ANSWERS_ANCHOR = 'answers'

/** Page of a label and the list of all; they belong to the articles, the address to the product (spec §2). */
export const LABELS_PATH = '/label'

export function labelHref(id: string): string {
  return `${LABELS_PATH}/${encodeURIComponent(id)}`
}
