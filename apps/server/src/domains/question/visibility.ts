import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import { ne, type SQL, type SQLWrapper } from 'drizzle-orm'
import { questions } from '../../platform/db/schema/index.ts'

interface QuestionState {
  readonly status: number
}

/** A question is public until it is deleted. */
export function isShown({ status }: QuestionState): boolean {
  return status !== QUESTION_STATUS.deleted
}

/** @param table the table of questions, or an alias of it */
export function questionShown({ status }: { readonly status: SQLWrapper } = questions): SQL {
  return ne(status, QUESTION_STATUS.deleted)
}

export function isSolved({ status }: QuestionState): boolean {
  return status === QUESTION_STATUS.solved
}
