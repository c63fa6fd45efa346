import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { articles } from '../../platform/db/schema/index.ts'
import type { FoundKind } from '../../platform/search/source.ts'
import { getLabelsOf } from '../channel/index.ts'
import { isPublished } from './visibility.ts'

/** How articles are indexed. */
export const foundArticles: FoundKind = {
  type: SEARCH_TYPE.article,
  async load(tx, id) {
    const { title, summary, status, isPublic, createDate, updateDate } = articles
    const [row] = await tx
      .select({ title, lead: summary, status, isPublic, createDate, updateDate })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update')
    if (row === undefined || !isPublished(row)) return undefined
    return { ...row, labels: await getLabelsOf(tx, 'article', id) }
  },
  async findText(db, id) {
    const { searchText, mdContent, toc } = articles
    const [row] = await db
      .select({ searchText, mdContent, toc })
      .from(articles)
      .where(eq(articles.id, id))
    return row
  },
}
