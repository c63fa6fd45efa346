import type { Article } from '@mozhan/api-client/contract'

export interface Tag {
  id: string
  name: string
}

export interface Byline {
  id: string
  name: string
  imageUrl?: string
}

/** Row of an article list. Plain data, because the server sends it to the client. */
export interface ArticleRow {
  id: string
  title: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO date by which the list is ordered; empty when the back end does not send it. */
  date: string
  labels: Tag[]
  views: number
  likes: number
  comments: number
}

/** More labels would push the counters out of the row. */
const MAX_LABELS = 3

/** Converts an article of the API to a row. */
export function toArticleRow(article: Article): ArticleRow {
  return {
    id: article.id,
    title: article.title.trim(),
    summary: article.summary.trim(),
    imageUrl: article.imageUrl,
    author: toByline(article),
    date: article.updateDate ?? article.createDate ?? '',
    labels: article.labelList.slice(0, MAX_LABELS).map(({ id, name }) => ({ id, name })),
    views: article.viewCount,
    likes: article.thumhup,
    comments: article.commentCount,
  }
}

/** Author data of a row, which the back end copies into it. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}
