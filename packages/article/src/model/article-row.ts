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

/** What a list shows of an article. Plain data: it crosses from server to client. */
export interface ArticleRow {
  id: string
  title: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO date that the list is ordered by; empty where the back end does not tell. */
  date: string
  labels: Tag[]
  views: number
  likes: number
  comments: number
}

/** Labels beyond this many would push the counters out of the row. */
const MAX_LABELS = 3

/** Takes from an article of the wire what a row shows. */
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

/** The author as each row carries him: copied into it, never joined. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}
