'use client'

import { useApi } from '@mozhan/session/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ArticleRow } from '../model/article-row.ts'
import {
  appendRows,
  type FeedNext,
  type FeedQuery,
  type FeedSort,
  firstPage,
} from '../model/feed.ts'
import { fetchFeedPage } from '../model/fetch-feed-page.ts'
import { useFeedMemory } from './use-feed-memory.ts'

export interface FeedInput {
  query: FeedQuery
  firstIds: readonly string[]
  next?: FeedNext
}

export interface FeedControls {
  sort: FeedSort
  /** Rows after those of the server; all rows when the order differs from the server's. */
  rows: ArticleRow[]
  state: 'idle' | 'loading' | 'end' | 'error'
  selectSort: (sort: FeedSort) => void
  loadMore: () => void
  /** Repeats the change of the order that failed; absent when none failed. */
  retrySort?: () => void
}

interface Feed {
  sort: FeedSort
  rows: ArticleRow[]
  next?: FeedNext
}

/** State of an incrementally loaded list. Responses for a previous order are dropped; a failed change of the order keeps the rows. */
export function useFeed({ query, firstIds, next }: FeedInput): FeedControls {
  const getApi = useApi({ asVisitorOnExpiry: true })
  const [feed, setFeed] = useState<Feed>({ sort: 'new', rows: [], next })
  const [status, setStatus] = useState<'idle' | 'loading' | 'error'>('idle')
  const [failedSort, setFailedSort] = useState<FeedSort>()
  const turn = useRef(0)
  useFeedMemory(feed, setFeed)
  useEffect(() => () => void turn.current++, [])

  const load = useCallback(
    async (from: Feed, place: FeedNext, previous?: Feed) => {
      const own = ++turn.current
      setStatus('loading')
      try {
        const page = await fetchFeedPage(await getApi(), { query, sort: from.sort, place })
        if (own !== turn.current) return
        const seen = from.sort === 'new' ? firstIds : []
        setFeed({ ...from, rows: appendRows(from.rows, page.rows, seen), next: page.next })
        setStatus('idle')
      } catch {
        if (own !== turn.current) return
        if (previous) {
          setFeed(previous)
          setFailedSort(from.sort)
        }
        setStatus(previous ? 'idle' : 'error')
      }
    },
    [getApi, query, firstIds],
  )

  const selectSort = (sort: FeedSort) => {
    if (sort === feed.sort) return
    turn.current++
    setStatus('idle')
    setFailedSort(undefined)
    const fresh: Feed =
      sort === 'new' ? { sort, rows: [], next } : { sort, rows: [], next: firstPage }
    setFeed(fresh)
    if (sort === 'hot') void load(fresh, firstPage, feed)
  }

  const loadMore = () => {
    if (status === 'loading' || !feed.next) return
    setFailedSort(undefined)
    void load(feed, feed.next)
  }

  const state = status === 'idle' && feed.next === undefined ? 'end' : status
  // The server's page may have changed since the list was stored.
  const rows = feed.sort === 'new' ? appendRows([], feed.rows, firstIds) : feed.rows
  const retrySort = failedSort && (() => selectSort(failedSort))
  return { sort: feed.sort, rows, state, selectSort, loadMore, retrySort }
}
