import type { CommentRow } from './queries.ts'

/** A comment without its replies. A deleted one is a placeholder without text and author. */
export function presentComment(row: CommentRow) {
  const placeholder = {
    id: row.id,
    parentId: row.parentId ?? undefined,
    rootId: row.rootId ?? undefined,
    parentName: row.parentName ?? undefined,
    articleId: row.targetId,
    createDate: row.createDate.toISOString(),
  }
  if (row.deleteDate !== null) return { ...placeholder, content: '', isDeleted: true }
  return {
    ...placeholder,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    content: row.content,
    htmlContent: row.htmlContent,
    htmlVersion: row.htmlVersion,
    ...(row.isCut ? { isCut: true } : {}),
  }
}
