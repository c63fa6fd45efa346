import { and, asc, eq } from 'drizzle-orm'
import { articleColumns, articles, columns } from '../../../platform/db/schema/index.ts'
import { articleNotDeleted } from '../../article/index.ts'
import { columnNotDeleted } from '../../column/index.ts'
import type { Source } from './source.ts'

/** Columns with their articles, in order. */
export const columnSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: columns.id, date: columns.createDate, words: columns.name })
      .from(columns)
      .where(and(eq(columns.userId, userId), columnNotDeleted()))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select()
      .from(columns)
      .where(and(eq(columns.userId, userId), columnNotDeleted(), eq(columns.id, id)))
    if (row === undefined) return undefined
    const members = await db
      .select({ id: articles.id })
      .from(articleColumns)
      .innerJoin(articles, eq(articles.id, articleColumns.articleId))
      .where(and(eq(articleColumns.columnId, id), articleNotDeleted()))
      .orderBy(asc(articleColumns.sort), asc(articleColumns.articleId))
    return {
      head: {
        id: keyOf('column', id),
        title: row.name,
        date: row.createDate.toISOString(),
        updated: row.updateDate.toISOString(),
        cover: row.imageUrl,
        private: row.isPublic === 1 ? undefined : true,
        sort: row.sort === 0 ? undefined : row.sort,
        articles: members.map((member) => keyOf('article', member.id)),
      },
      body: row.summary ?? '',
    }
  },
}
