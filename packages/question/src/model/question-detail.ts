import { QUESTION_STATUS, type Question } from '@mozhan/api-client/contract'
import { type Byline, type Tag, toByline } from './question-row.ts'

/** Data of a question page except the text. */
export interface QuestionDetail {
  id: string
  title: string
  summary: string
  author: Byline
  /** ISO dates; absent when the back end does not send them. */
  asked?: string
  modified?: string
  labels: Tag[]
  views: number
  likes: number
  collects: number
  isSolved: boolean
}

/** Converts a question of the API to page data. The loader handles the text. */
export function toQuestionDetail(question: Question): QuestionDetail {
  return {
    id: question.id,
    title: question.title.trim(),
    summary: question.summary?.trim() ?? '',
    author: toByline(question),
    asked: question.createDate,
    modified: question.updateDate,
    labels: question.labelList.map(({ id, name }) => ({ id, name })),
    views: question.viewCount,
    likes: question.thumhup,
    collects: question.collectCount,
    isSolved: question.status === QUESTION_STATUS.solved,
  }
}

/** Edits within this time after asking are not shown, in ms. */
const EDIT_TOLERANCE_MS = 60 * 60_000

/** Whether the question was edited after asking, beyond the tolerance. */
export function isRevised({ asked, modified }: QuestionDetail): boolean {
  if (!asked || !modified) return false
  return Date.parse(modified) - Date.parse(asked) > EDIT_TOLERANCE_MS
}

/** Path of the contract's `addView`. Duplicated here, because importing the contract would add the API client to the page. */
export function viewCountPath(id: string): string {
  return `/question/api/question/viewCount/${id}`
}
