import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { comments, users } from '../../db/schema/index.ts'

/** So many are answered in one call: the latest. */
const MAX_COMMENTS = 2000

/** Comments under one article or resource, oldest first, with their authors. */
export async function findComments(
  db: Database,
  targetType: 'article' | 'resource',
  targetId: string,
) {
  const latest = await db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      targetId: comments.targetId,
      userId: comments.userId,
      nickName: users.nickName,
      userImage: users.imageUrl,
      content: comments.content,
      htmlContent: comments.htmlContent,
      htmlVersion: comments.htmlVersion,
      deleteDate: comments.deleteDate,
      createDate: comments.createDate,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.targetType, targetType), eq(comments.targetId, targetId)))
    .orderBy(desc(comments.createDate), desc(comments.id))
    .limit(MAX_COMMENTS)
  return latest.reverse()
}

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number]
