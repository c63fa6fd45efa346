import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { answers, questions } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { copy } from './copy.ts'
import { isShown } from './visibility.ts'

/** Locks a question, so that changes of its answers are serialised: counts and placeholders depend on each other. */
export async function lockQuestion(tx: Database, id: string, { evenDeleted = false } = {}) {
  const [row] = await tx
    .select({
      id: questions.id,
      userId: questions.userId,
      status: questions.status,
      acceptedId: questions.acceptedId,
    })
    .from(questions)
    .where(eq(questions.id, id))
    .for('update')
  if (row === undefined || !(evenDeleted || isShown(row)))
    throw new DomainError('notFound', copy.missing)
  return row
}

/** The parent of a reply. It must belong to the question. */
export async function getParentOrThrow(
  tx: Database,
  questionId: string,
  parentId: string,
): Promise<{ userId: string; rootId: string | null }> {
  const [parent] = await tx
    .select({ userId: answers.userId, rootId: answers.rootId })
    .from(answers)
    .where(
      and(eq(answers.id, parentId), eq(answers.questionId, questionId), isNull(answers.deleteDate)),
    )
  if (parent === undefined) throw new DomainError('refused', copy.missingParent)
  return parent
}

/** An answer or reply that is not deleted. */
export async function getAnswerOrThrow(tx: Database, id: string) {
  const [answer] = await tx
    .select({
      questionId: answers.questionId,
      parentId: answers.parentId,
      userId: answers.userId,
    })
    .from(answers)
    .where(and(eq(answers.id, id), isNull(answers.deleteDate)))
  if (answer === undefined) throw new DomainError('notFound', copy.missingAnswer)
  return answer
}

/** An answer or reply of the viewer, as stored. */
export async function getOwnAnswerOrThrow(
  db: Database,
  viewer: Viewer,
  id: string,
  { evenDeleted = false } = {},
) {
  const [row] = await db.select().from(answers).where(eq(answers.id, id))
  if (row === undefined || (row.deleteDate !== null && !evenDeleted)) {
    throw new DomainError('notFound', copy.missingAnswer)
  }
  if (row.userId !== viewer.id) throw new DomainError('forbidden', copy.notYourAnswer)
  return row
}
