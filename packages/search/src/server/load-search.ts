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
 * What the site finds at this moment: nothing of it is kept, since what is hidden now must not be found. A reader who has
 * searched too much is told so in the place of the results.
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

/** What is like the question; nothing where that cannot be told, for it only adds to an empty page. */
export async function loadSimilar(key: string): Promise<Found[]> {
  const recommend = async () => {
    const { search } = createServerApi({ isFresh: true })
    const options = { headers: await onBehalfOfReader() }
    return search.recommend({ body: { key, size: MAX_SIMILAR } }, options)
  }
  const hits = await loadSide('similar to the search', recommend, [])
  return hits.map((hit) => toFound(hit, false))
}

/** Limits and hot words count people: without this the site itself would be the only one who ever asks. */
async function onBehalfOfReader(): Promise<Record<string, string>> {
  const addresses = (await headers()).get('x-forwarded-for')
  return addresses === null ? {} : { 'x-forwarded-for': addresses }
}
