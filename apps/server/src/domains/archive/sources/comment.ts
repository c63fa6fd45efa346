import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { articles, comments, resources } from '../../../platform/db/schema/index.ts'
import { articleReadableBy } from '../../article/index.ts'
import { resourceReadableBy } from '../../resource/index.ts'
import type { Owner, Source } from './source.ts'

/** Comments and replies on articles and resources. */
export const commentSource: Source = {
  list({ db, userId }) {
    return db
      .select({
        id: comments.id,
        date: comments.createDate,
        words: sql<string>`left(${comments.content}, 120)`,
      })
      .from(comments)
      .where(ownNotDeleted(userId))
  },

  async load(owner, id) {
    const { db, userId, keyOf } = owner
    const [row] = await db
      .select()
      .from(comments)
      .where(and(ownNotDeleted(userId), eq(comments.id, id)))
    if (row === undefined) return undefined
    const kind = row.targetType === 'resource' ? 'resource' : 'article'
    const title = await getTitle(owner, kind, row.targetId)
    return {
      head: {
        id: keyOf('comment', id),
        date: row.createDate.toISOString(),
        [kind]: { id: keyOf(kind, row.targetId), ...(title === undefined ? {} : { title }) },
        replyTo: row.parentId === null ? undefined : keyOf('comment', row.parentId),
      },
      body: row.content,
    }
  },
}

function ownNotDeleted(userId: string) {
  return and(
    eq(comments.userId, userId),
    isNull(comments.deleteDate),
    inArray(comments.targetType, ['article', 'resource']),
  )
}

/** The title of the commented article or resource, if the user may still see it. */
async function getTitle({ db, userId }: Owner, kind: 'article' | 'resource', id: string) {
  const isSeen =
    kind === 'article' ? articleReadableBy({ id: userId }) : resourceReadableBy({ id: userId })
  const table = kind === 'article' ? articles : resources
  const [row] = await db
    .select({ title: table.title })
    .from(table)
    .where(and(eq(table.id, id), isSeen))
  return row?.title
}
