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

/** What a list shows of a question. Plain data: it crosses from server to client. */
export interface QuestionRow {
  id: string
  title: string
  author: Byline
  /** ISO date; empty where the back end does not tell. */
  date: string
  labels: Tag[]
  /** Answers with everything below them. */
  answers: number
  views: number
  isSolved: boolean
}

/** Labels beyond this many would push the author out of the row. */
const MAX_LABELS = 3

/** Takes from a question of the wire what a row shows. */
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

/** The author as each row carries him. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}
