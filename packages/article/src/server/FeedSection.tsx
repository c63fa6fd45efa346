import 'server-only'
import { ArticleFeed } from '@mozhan/article/client'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { FeedQuery } from '../model/feed.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { loadFeedPage } from './load-lists.ts'

export interface FeedSectionProps {
  query: FeedQuery
  /** First page to show. @default 1 */
  current?: number
  /** Address of a later page; absent when the list has no such pages. */
  pageHref?: (page: number) => string
  /** Offers the order by popularity. @default false */
  sortable?: boolean
  /** @default false */
  withoutAuthor?: boolean
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** List of articles: the first page is in the HTML, further pages load on demand. */
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
