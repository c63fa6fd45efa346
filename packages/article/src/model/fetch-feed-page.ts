import type { Api } from '@mozhan/session/client'
import { toArticleRow } from './article-row.ts'
import {
  type FeedNext,
  type FeedPage,
  type FeedQuery,
  type FeedSort,
  PAGE_SIZE,
  toFeedNext,
} from './feed.ts'

export interface FeedRequest {
  query: FeedQuery
  sort: FeedSort
  place: FeedNext
}

/**
 * Loads one page of a list. Uses the plain list endpoint where it suffices. A list always uses the same endpoint, because
 * a cursor is valid only for the call that returned it.
 */
export async function fetchFeedPage(api: Api, request: FeedRequest): Promise<FeedPage> {
  const { query, sort, place } = request
  const { channelId: categoryId, labelId, userId } = query
  const at = { current: place.page, size: PAGE_SIZE, cursor: place.cursor }
  const page =
    sort === 'new' && userId === undefined
      ? await api.article.listArticles({ body: { ...at, categoryId, labelId } })
      : await api.article.findArticles({ body: { ...at, categoryId, labelId, userId, sort } })
  return {
    rows: page.records.map(toArticleRow),
    total: page.total,
    next: toFeedNext(page, page.records.length),
  }
}
