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
import { findTargetIds, resolveKey, storeKey } from '../keys.ts'
import { type Importer, outcomeOf, parseHead, skip } from './importer.ts'

/** Imports an answer or a reply if its question and its parent exist here. Sends no notices, because the text is old. */
export const importAnswer: Importer = async (context, userId, entry) => {
  const head = parseHead(answerHead, entry.head)
  const { db } = context
  const questionIds = await findTargetIds(db, userId, 'question', head.question.id)
  const parentId =
    head.replyTo === undefined ? null : await resolveKey(db, userId, 'answer', head.replyTo)
  const id = entry.existingId ?? context.createId()
  const { quote: _, ...content } =
    parentId === null
      ? await toContent(context, userId, id, entry.body)
      : { htmlContent: entry.body, quote: entry.body }
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const found = await tx
      .select({ id: questions.id, userId: questions.userId })
      .from(questions)
      .where(and(inArray(questions.id, questionIds), questionShown()))
      .orderBy(questions.id)
      .for('update')
    const shownQuestions = questionIds.flatMap((each) => found.find((it) => it.id === each) ?? [])
    if (shownQuestions.length === 0) return skip(copy.missingTarget)
    const parent = parentId === null ? undefined : await getParent(tx, parentId)
    const question =
      parentId === null
        ? shownQuestions[0]
        : shownQuestions.find((it) => it.id === parent?.questionId)
    if (question === undefined) return skip(copy.missingParent)
    const questionId = question.id
    const values = { ...content, userId, createDate: head.date, updateDate: head.updated }
    await tx
      .insert(answers)
      .values({ ...values, id, parentId, rootId: parent?.rootId ?? parentId, questionId })
      .onConflictDoUpdate({ target: answers.id, set: values })
    if (entry.existingId === undefined && parentId === null) await addToCount(tx, questionId, 1)
    if (head.accepted && question.userId === userId) {
      const accepted = { acceptedId: id, status: QUESTION_STATUS.solved }
      await tx.update(questions).set(accepted).where(eq(questions.id, questionId))
    }
    await refreshQuestionFeed(tx, questionId)
    await storeKey(tx, userId, 'answer', head.id, id)
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
