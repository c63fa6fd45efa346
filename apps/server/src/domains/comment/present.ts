import type { CommentRow } from './queries.ts'

/** A comment, still without what stands below it. A deleted one is a place without words or author. */
export function presentComment(row: CommentRow) {
  const place = {
    id: row.id,
    parentId: row.parentId ?? undefined,
    rootId: row.rootId ?? undefined,
    parentName: row.parentName ?? undefined,
    articleId: row.targetId,
    createDate: row.createDate.toISOString(),
  }
  if (row.deleteDate !== null) return { ...place, content: '', isDeleted: true }
  return {
    ...place,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    content: row.content,
    htmlContent: row.htmlContent,
    htmlVersion: row.htmlVersion,
    ...(row.isCut ? { isCut: true } : {}),
  }
}
