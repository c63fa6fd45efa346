import 'server-only'
import { isRateLimitError } from '@mozhan/api-client'
import { createServerApi, loadSide } from '@mozhan/session/server'
import { headers } from 'next/headers'
import { type Found, toFound } from '../model/found.ts'
import { type Results, type TooMany, toResults } from '../model/results.ts'
import type { SearchState } from '../model/search-state.ts'

const PAGE_SIZE = 20
const MAX_SIMILAR = 5

/**
 * Searches without caching, because hidden entries must not be found.
 * @returns the results, or the message of an exceeded rate limit
 */
export async function loadResults(state: SearchState): Promise<Results | TooMany> {
  const { key, kind, sort, page, days, isSolved, labelId } = state
  const { search } = createServerApi({ isFresh: true })
  const body = {
    key,
    t: kind,
    current: page,
    size: PAGE_SIZE,
    sort,
    ...(days === undefined ? {} : { days }),
    ...(isSolved === undefined ? {} : { solved: isSolved }),
    ...(labelId === undefined ? {} : { labelId }),
  }
  try {
    return toResults(await search.search({ body }, { headers: await onBehalfOfReader() }))
  } catch (error) {
    if (!isRateLimitError(error)) throw error
    const { message, retryAfterSeconds } = error
    return { message, retryAfterSeconds }
  }
}

/** Loads recommendations for a query without results; empty when the call fails, because they are optional. */
export async function loadSimilar(key: string): Promise<Found[]> {
  const recommend = async () => {
    const { search } = createServerApi({ isFresh: true })
    const options = { headers: await onBehalfOfReader() }
    return search.recommend({ body: { key, size: MAX_SIMILAR } }, options)
  }
  const hits = await loadSide('similar to the search', recommend, [])
  return hits.map((hit) => toFound(hit, false))
}

/** Forwards the reader's address, because rate limits and popular queries count readers and not the site. */
async function onBehalfOfReader(): Promise<Record<string, string>> {
  const addresses = (await headers()).get('x-forwarded-for')
  return addresses === null ? {} : { 'x-forwarded-for': addresses }
}
