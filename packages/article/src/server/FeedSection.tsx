import 'server-only'
import { ArticleFeed } from '@mozhan/article/client'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { FeedQuery } from '../model/feed.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { loadFeedPage } from './load-lists.ts'

export interface FeedSectionProps {
  query: FeedQuery
  /** Page to begin with. @default 1 */
  current?: number
  /** Address of a later page; absent where the list has no pages of its own. */
  pageHref?: (page: number) => string
  /** Offers the hottest first. @default false */
  sortable?: boolean
  /** @default false */
  withoutAuthor?: boolean
  /** Instead of an empty list. */
  empty: ReactNode
}

/** A list of articles: its first page as text, the rest by the reader's wish. */
export async function FeedSection({
  query,
  current = 1,
  pageHref,
  sortable = false,
  withoutAuthor = false,
  empty,
}: FeedSectionProps) {
  const { rows, next } = await loadFeedPage(query, current)
  if (rows.length === 0) return current > 1 ? notFound() : empty
  return (
    <ArticleFeed
      query={query}
      firstIds={rows.map(({ id }) => id)}
      next={next}
      nextHref={next && pageHref?.(current + 1)}
      sortable={sortable}
      withoutAuthor={withoutAuthor}
    >
      <ArticleList articles={rows} withoutAuthor={withoutAuthor} />
    </ArticleFeed>
  )
}
