import type { ReactNode } from 'react'
import type { ArticleRow } from '../model/article-row.ts'
import { ArticleCard } from './ArticleCard.tsx'

export interface ArticleListProps {
  articles: readonly ArticleRow[]
  /** Leaves the author out: on his own page. @default false */
  withoutAuthor?: boolean
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/** Rows in which a picture is visible without scrolling, on the tallest screens in use. */
const ROWS_ABOVE = 4

/** Rows of articles, divided by hairlines. */
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
