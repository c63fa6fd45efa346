import { QUESTION_STATUS } from '@mozhan/api-client/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'
import { answers, questions } from '../../../platform/db/schema/index.ts'
import {
  addTags,
  addToCount,
  questionShown,
  refreshQuestionFeed,
  toContent,
} from '../../question/index.ts'
import { copy } from '../copy.ts'
import { answerHead } from '../heads.ts'
import { keepKey, readKey, readMeanings } from '../keys.ts'
import { type Importer, outcomeOf, parseHead, skip } from './importer.ts'

/** Keeps an answer or a reply, where its question and what it replies to stand here. Nobody gets a notice of old words. */
export const importAnswer: Importer = async (context, userId, entry) => {
  const head = parseHead(answerHead, entry.head)
  const { db } = context
  const places = await readMeanings(db, userId, 'question', head.question.id)
  const parentId =
    head.replyTo === undefined ? null : await readKey(db, userId, 'answer', head.replyTo)
  const id = entry.known ?? context.createId()
  const content =
    parentId === null
      ? await toContent(context, userId, id, entry.body)
      : { htmlContent: entry.body }
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const found = await tx
      .select({ id: questions.id, userId: questions.userId })
      .from(questions)
      .where(and(inArray(questions.id, places), questionShown()))
      .orderBy(questions.id)
      .for('update')
    const standing = places.flatMap((place) => found.find((it) => it.id === place) ?? [])
    if (standing.length === 0) return skip(copy.missingTarget)
    const parent = parentId === null ? undefined : await getParent(tx, parentId)
    const question =
      parentId === null ? standing[0] : standing.find((it) => it.id === parent?.questionId)
    if (question === undefined) return skip(copy.missingParent)
    const questionId = question.id
    const values = { ...content, userId, createDate: head.date, updateDate: head.updated }
    await tx
      .insert(answers)
      .values({ ...values, id, parentId, rootId: parent?.rootId ?? parentId, questionId })
      .onConflictDoUpdate({ target: answers.id, set: values })
    if (entry.known === undefined) await addToCount(tx, questionId, 1)
    if (head.accepted && question.userId === userId) {
      const accepted = { acceptedId: id, status: QUESTION_STATUS.solved }
      await tx.update(questions).set(accepted).where(eq(questions.id, questionId))
    }
    await refreshQuestionFeed(tx, questionId)
    await keepKey(tx, userId, 'answer', head.id, id)
    addTags(unit, questionId, question.userId)
    return outcomeOf(entry)
  })
}

async function getParent(
  tx: Database,
  id: string,
): Promise<{ questionId: string; rootId: string | null } | undefined> {
  const [parent] = await tx
    .select({ questionId: answers.questionId, rootId: answers.rootId })
    .from(answers)
    .where(and(eq(answers.id, id), isNull(answers.deleteDate)))
  return parent
}
