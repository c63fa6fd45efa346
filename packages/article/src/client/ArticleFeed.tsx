'use client'

import { LoadMore, useDelayedLoading } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { FeedNext, FeedQuery } from '../model/feed.ts'
import { ArticleList } from '../view/ArticleList.tsx'
import { ArticleListSkeleton } from '../view/ArticleListSkeleton.tsx'
import { SortTabs } from '../view/SortTabs.tsx'
import classes from './ArticleFeed.module.css'
import { useFeed } from './use-feed.ts'

export interface ArticleFeedProps {
  query: FeedQuery
  /** Ids of the rows that the server rendered. */
  firstIds: readonly string[]
  /** Position of the second page; absent when there is none. */
  next?: FeedNext
  /** Address of the next page as a document, for readers without scripts. */
  nextHref?: string
  /** Offers the order by popularity beside the order by date. @default false */
  sortable?: boolean
  /** Hides the author in the rows, for lists on the author's page. @default false */
  withoutAuthor?: boolean
  /** The rows that the server rendered. */
  children: ReactNode
}

/** A list with a button that loads more: first the server's page, then page after page. Back restores all loaded rows. */
export function ArticleFeed({
  query,
  firstIds,
  next,
  nextHref,
  sortable = false,
  withoutAuthor = false,
  children,
}: ArticleFeedProps) {
  const { sort, rows, state, selectSort, loadMore, retrySort } = useFeed({ query, firstIds, next })
  const isWaiting = sort === 'hot' && rows.length === 0 && state === 'loading'
  // The skeleton appears late by its style, and stays long enough by this.
  const isSkeletonShown = useDelayedLoading(isWaiting)
  const isHeld = sort === 'hot' && (isWaiting || isSkeletonShown)
  return (
    <>
      {sortable ? <SortTabs current={sort} onSelect={selectSort} /> : null}
      <div role="status">
        {retrySort ? (
          <button type="button" className={classes.failed} onClick={retrySort}>
            {copy.list.notRefreshed}
          </button>
        ) : null}
      </div>
      <div aria-busy={state === 'loading'}>
        {sort === 'new' ? children : null}
        <ArticleList articles={isHeld ? [] : rows} withoutAuthor={withoutAuthor} />
      </div>
      {isHeld ? <ArticleListSkeleton rows={5} /> : null}
      {isHeld || (state === 'end' && firstIds.length === 0) ? null : (
        <div className={classes.more}>
          <LoadMore state={state} onMore={loadMore} />
        </div>
      )}
      {nextHref ? (
        <a className={classes.plain} href={nextHref} rel="next">
          {copy.list.nextPage}
        </a>
      ) : null}
    </>
  )
}
