import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { questions } from '../../platform/db/schema/index.ts'
import type { FoundKind } from '../../platform/search/source.ts'
import { getLabelsOf } from '../channel/index.ts'
import { isShown } from './visibility.ts'

/** How questions are indexed. */
export const foundQuestions: FoundKind = {
  type: SEARCH_TYPE.question,
  async load(tx, id) {
    const { title, status, createDate, updateDate } = questions
    const [row] = await tx
      .select({ title, status, createDate, updateDate })
      .from(questions)
      .where(eq(questions.id, id))
      .for('update')
    if (row === undefined || !isShown(row)) return undefined
    return { ...row, lead: '', labels: await getLabelsOf(tx, 'question', id) }
  },
  async findText(db, id) {
    const { searchText, mdContent, toc } = questions
    const [row] = await db
      .select({ searchText, mdContent, toc })
      .from(questions)
      .where(eq(questions.id, id))
    return row
  },
}
