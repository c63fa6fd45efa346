import type { Article } from '@mozhan/api-client/contract'
import { type Byline, type Tag, toByline } from './article-row.ts'
import { estimateMinutes } from './reading-time.ts'
import { type TocLine, toTocLines } from './toc.ts'

/** Origin of an article. Reprints and translations name a source. */
export type ArticleOrigin = 'original' | 'reprint' | 'translation'

/** Data of an article page except the text. */
export interface ArticleDetail {
  id: string
  title: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO dates; absent when the back end does not send them. */
  published?: string
  modified?: string
  minutes: number
  views: number
  likes: number
  collects: number
  comments: number
  labels: Tag[]
  columns: Tag[]
  toc: TocLine[]
  origin: ArticleOrigin
  source?: string
}

/** Converts an article of the API to page data. The loader handles the text. */
export function toArticleDetail(article: Article): ArticleDetail {
  return {
    id: article.id,
    title: article.title.trim(),
    summary: article.summary.trim(),
    imageUrl: article.imageUrl,
    author: toByline(article),
    published: article.createDate,
    modified: article.updateDate,
    minutes: article.minutes ?? estimateMinutes(article.mdContent ?? ''),
    views: article.viewCount,
    likes: article.thumhup,
    collects: article.collectCount,
    comments: article.commentCount,
    labels: article.labelList,
    columns: article.columnList,
    toc: toTocLines(article.toc ?? []),
    origin: toOrigin(article.kind),
    source: article.source?.trim() || undefined,
  }
}

/** Edits within this time after publication are not shown, in ms. */
const EDIT_TOLERANCE_MS = 60 * 60_000

/** Whether the text was edited after publication, beyond the tolerance. */
export function isRevised({ published, modified }: ArticleDetail): boolean {
  if (!published || !modified) return false
  return Date.parse(modified) - Date.parse(published) > EDIT_TOLERANCE_MS
}

/** Maps values of the dictionary `article_type`; older back ends send numbers. */
function toOrigin(kind: string | undefined): ArticleOrigin {
  if (kind === 'repost' || kind === 'reprint' || kind === '2') return 'reprint'
  if (kind === 'translation' || kind === '3') return 'translation'
  return 'original'
}
