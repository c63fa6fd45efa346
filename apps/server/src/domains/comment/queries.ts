import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { comments, users } from '../../db/schema/index.ts'

/** Comments beyond this many are not answered in one call. */
const MAX_COMMENTS = 2000

/** Comments under one article or resource, oldest first, with their authors. */
export function findComments(db: Database, targetType: 'article' | 'resource', targetId: string) {
  return db
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
    .orderBy(asc(comments.createDate), asc(comments.id))
    .limit(MAX_COMMENTS)
}

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number]
