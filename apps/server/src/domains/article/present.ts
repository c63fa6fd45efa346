import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { ArticleDetailRow, ArticleListRow } from './queries.ts'

type ArticleAnswer = AnswerOf<typeof contract.article.getArticle>

/** An article as lists show it, without its text. */
export function presentListedArticle(row: ArticleListRow): ArticleAnswer {
  return {
    id: row.id,
    userId: row.userId,
    nickName: row.nickName,
    userImage: row.userImage,
    title: row.title,
    summary: row.summary,
    imageUrl: row.imageUrl,
    minutes: row.minutes,
    viewCount: row.viewCount,
    thumhup: row.likeCount,
    collectCount: row.collectCount,
    commentCount: row.commentCount,
    status: row.status,
    ispublic: row.isPublic,
    kind: row.kind,
    source: row.source,
    labelIds: row.labelList.map((label) => label.id),
    labelList: row.labelList,
    createDate: row.createDate.toISOString(),
    updateDate: row.updateDate.toISOString(),
  }
}

/** An article with its text, as its page shows it. Private columns are included for their owner only. */
export function presentArticle(viewer: Viewer | null, row: ArticleDetailRow): ArticleAnswer {
  const columnList = row.columnList
    .filter((column) => column.isPublic === 1 || viewer?.id === row.userId)
    .map(({ id, name }) => ({ id, name }))
  return {
    ...presentListedArticle(row),
    mdContent: row.mdContent,
    htmlContent: row.htmlContent,
    htmlVersion: row.htmlVersion,
    toc: row.toc.map((entry) => ({ ...entry })),
    columnIds: columnList.map((column) => column.id),
    columnList,
  }
}
