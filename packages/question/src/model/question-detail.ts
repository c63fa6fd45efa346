import { QUESTION_STATUS, type Question } from '@mozhan/api-client/contract'
import { type Byline, type Tag, toByline } from './question-row.ts'

/** What the page of a question shows beside its text. */
export interface QuestionDetail {
  id: string
  title: string
  summary: string
  author: Byline
  /** ISO dates; absent where the back end does not tell. */
  asked?: string
  modified?: string
  labels: Tag[]
  views: number
  likes: number
  collects: number
  isSolved: boolean
}

/** Takes from a question of the wire what its page shows; the text itself stays with the loader. */
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

/** A change within this time of asking is not worth a word, ms. */
const SAME_MOMENT = 60 * 60_000

/** Whether the question changed noticeably after it was asked. */
export function isRevised({ asked, modified }: QuestionDetail): boolean {
  if (!asked || !modified) return false
  return Date.parse(modified) - Date.parse(asked) > SAME_MOMENT
}

/** Path of the contract's `addView`, written out so that counting costs no reader the whole client. */
export function viewCountPath(id: string): string {
  return `/question/api/question/viewCount/${id}`
}
