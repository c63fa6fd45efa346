import { and, eq } from 'drizzle-orm'
import { questions } from '../../../platform/db/schema/index.ts'
import { findLabelsOf } from '../../channel/index.ts'
import { isSolved, questionShown } from '../../question/index.ts'
import type { Source } from './source.ts'

export const questionSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: questions.id, date: questions.createDate, words: questions.title })
      .from(questions)
      .where(ownNotDeleted(userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select()
      .from(questions)
      .where(and(ownNotDeleted(userId), eq(questions.id, id)))
    if (row === undefined) return undefined
    const labels = await findLabelsOf(db, 'question', [id])
    return {
      head: {
        id: keyOf('question', id),
        title: row.title,
        date: row.createDate.toISOString(),
        updated: row.updateDate.toISOString(),
        tags: labels.get(id)?.map((label) => label.name),
        solved: isSolved(row) ? true : undefined,
      },
      body: row.mdContent,
    }
  },
}

function ownNotDeleted(userId: string) {
  return and(eq(questions.userId, userId), questionShown())
}
