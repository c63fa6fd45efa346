import type { ReactNode } from 'react'
import type { ArticleRow } from '../model/article-row.ts'
import { ArticleCard } from './ArticleCard.tsx'

export interface ArticleListProps {
  articles: readonly ArticleRow[]
  /** Hides the author, for lists on the author's page. @default false */
  withoutAuthor?: boolean
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/** Rows whose pictures are visible without scrolling on tall screens. */
const ROWS_ABOVE = 4

/** Rows of articles, separated by hairlines. */
export function ArticleList({ articles, withoutAuthor = false, empty = null }: ArticleListProps) {
  if (articles.length === 0) return empty
  return articles.map((article, index) => (
    <ArticleCard
      key={article.id}
      article={article}
      isAbove={index < ROWS_ABOVE}
      withoutAuthor={withoutAuthor}
    />
  ))
}
