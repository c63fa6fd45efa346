import { and, eq } from 'drizzle-orm'
import { articles } from '../../../platform/db/schema/index.ts'
import { articleNotDeleted } from '../../article/index.ts'
import { findLabelsOf } from '../../channel/index.ts'
import type { Source } from './source.ts'

/** Articles in every state but deleted. */
export const articleSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: articles.id, date: articles.createDate, words: articles.title })
      .from(articles)
      .where(ownNotDeleted(userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select()
      .from(articles)
      .where(and(ownNotDeleted(userId), eq(articles.id, id)))
    if (row === undefined) return undefined
    const labels = await findLabelsOf(db, 'article', [id])
    return {
      head: {
        id: keyOf('article', id),
        title: row.title,
        date: row.createDate.toISOString(),
        updated: row.updateDate.toISOString(),
        tags: labels.get(id)?.map((label) => label.name),
        description: row.summary,
        cover: row.imageUrl,
        private: row.isPublic === 1 ? undefined : true,
        kind: row.kind === 'original' ? undefined : row.kind,
        source: row.source,
      },
      body: row.mdContent,
    }
  },
}

function ownNotDeleted(userId: string) {
  return and(eq(articles.userId, userId), articleNotDeleted())
}
