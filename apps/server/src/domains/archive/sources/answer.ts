import { and, eq, isNull, sql } from 'drizzle-orm'
import { answers, questions } from '../../../platform/db/schema/index.ts'
import { questionShown } from '../../question/index.ts'
import type { Source } from './source.ts'

/** Answers, which are Markdown, and the plain replies below them. */
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
      .where(isKept(userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select({ answer: answers, question: questions })
      .from(answers)
      .innerJoin(questions, and(eq(questions.id, answers.questionId), questionShown()))
      .where(and(isKept(userId), eq(answers.id, id)))
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

function isKept(userId: string) {
  return and(eq(answers.userId, userId), isNull(answers.deleteDate))
}
