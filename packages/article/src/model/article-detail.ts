import type { Article } from '@mozhan/api-client/contract'
import { type Byline, type Tag, toByline } from './article-row.ts'
import { estimateMinutes } from './reading-time.ts'
import { type TocLine, toTocLines } from './toc.ts'

/** How an article came to be; only what was taken over from somewhere names its source. */
export type ArticleOrigin = 'original' | 'reprint' | 'translation'

/** What the page of an article shows beside its text. */
export interface ArticleDetail {
  id: string
  title: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO dates; absent where the back end does not tell. */
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

/** Takes from an article of the wire what its page shows; the text itself stays with the loader. */
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

/** An edit within this time of the first publication is not worth a word, ms. */
const SAME_MOMENT = 60 * 60_000

/** Whether the text changed noticeably after it was published. */
export function isRevised({ published, modified }: ArticleDetail): boolean {
  if (!published || !modified) return false
  return Date.parse(modified) - Date.parse(published) > SAME_MOMENT
}

/** Values of the dictionary `article_type`; older back ends number them. */
function toOrigin(kind: string | undefined): ArticleOrigin {
  if (kind === 'repost' || kind === 'reprint' || kind === '2') return 'reprint'
  if (kind === 'translation' || kind === '3') return 'translation'
  return 'original'
}
