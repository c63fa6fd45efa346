import { QUESTION_STATUS, type Question } from '@mozhan/api-client/contract'

export interface Tag {
  id: string
  name: string
}

export interface Byline {
  id: string
  name: string
  imageUrl?: string
}

/** Row of a question list. Plain data, because the server sends it to the client. */
export interface QuestionRow {
  id: string
  title: string
  author: Byline
  /** ISO date; empty when the back end does not send it. */
  date: string
  labels: Tag[]
  /** Number of answers, without replies. */
  answers: number
  views: number
  isSolved: boolean
}

/** More labels would push the author out of the row. */
const MAX_LABELS = 3

/** Converts a question of the API to a row. */
export function toQuestionRow(question: Question): QuestionRow {
  return {
    id: question.id,
    title: question.title.trim(),
    author: toByline(question),
    date: question.updateDate ?? question.createDate ?? '',
    labels: question.labelList.slice(0, MAX_LABELS).map(({ id, name }) => ({ id, name })),
    answers: question.reply,
    views: question.viewCount,
    isSolved: question.status === QUESTION_STATUS.solved,
  }
}

/** Author data of a row. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}
