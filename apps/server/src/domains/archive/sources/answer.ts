import { and, eq, isNull, sql } from 'drizzle-orm'
import { answers, questions } from '../../../platform/db/schema/index.ts'
import { questionShown } from '../../question/index.ts'
import type { Source } from './source.ts'

/** Answers (Markdown) and their replies (plain text). */
export const answerSource: Source = {
  list({ db, userId }) {
    return db
      .select({
        id: answers.id,
        date: answers.createDate,
        words: sql<string>`left(coalesce(${answers.mdContent}, ${answers.htmlContent}), 120)`,
      })
      .from(answers)
      .innerJoin(questions, and(eq(questions.id, answers.questionId), questionShown()))
      .where(ownNotDeleted(userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select({ answer: answers, question: questions })
      .from(answers)
      .innerJoin(questions, and(eq(questions.id, answers.questionId), questionShown()))
      .where(and(ownNotDeleted(userId), eq(answers.id, id)))
    if (row === undefined) return undefined
    const { answer, question } = row
    const isOwn = question.userId === userId
    return {
      head: {
        id: keyOf('answer', id),
        date: answer.createDate.toISOString(),
        updated: answer.updateDate.toISOString(),
        question: { id: keyOf('question', question.id), title: question.title },
        replyTo: answer.parentId === null ? undefined : keyOf('answer', answer.parentId),
        accepted: isOwn && question.acceptedId === id ? true : undefined,
      },
      body: answer.mdContent ?? answer.htmlContent,
    }
  },
}

function ownNotDeleted(userId: string) {
  return and(eq(answers.userId, userId), isNull(answers.deleteDate))
}
