import 'server-only'
import { createServerApi, loadSide } from '@mozhan/session/server'
import { headers } from 'next/headers'
import { type Found, toFound } from '../model/found.ts'
import { type Results, toResults } from '../model/results.ts'
import type { SearchState } from '../model/search-state.ts'

const PAGE_SIZE = 20
const MOST_SIMILAR = 5

/** What the site finds at this moment: nothing of it is kept, since what is hidden now must not be found. */
export async function loadResults(state: SearchState): Promise<Results> {
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
  return toResults(await search.search({ body }, { headers: await onBehalfOfReader() }))
}

/** What is like the question; nothing where that cannot be told, for it only adds to an empty page. */
export async function loadSimilar(key: string): Promise<Found[]> {
  const recommend = () =>
    createServerApi({ isFresh: true }).search.recommend({ body: { key, size: MOST_SIMILAR } })
  const hits = await loadSide('similar to the search', recommend, [])
  return hits.map((hit) => toFound(hit, false))
}

/** Hot words count people: without this the site itself would be the only one who ever asks. */
async function onBehalfOfReader(): Promise<Record<string, string>> {
  const addresses = (await headers()).get('x-forwarded-for')
  return addresses === null ? {} : { 'x-forwarded-for': addresses }
}
