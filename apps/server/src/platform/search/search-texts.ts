import {
  type Candidate,
  countTypes,
  findCandidates,
  findRest,
  type LoadedText,
  loadTexts,
  MAX_READ,
} from './candidates.ts'
import type { Filters } from './conditions.ts'
import { expandQuery } from './expand-query.ts'
import { findPartialMatches, rank } from './find-partial-matches.ts'
import { findPhrase } from './find-phrase.ts'
import type { Query } from './parse-query.ts'
import type { Search } from './searches.ts'

export interface SearchQuery {
  readonly key: string
  readonly filters: Filters
  readonly order: 'relevance' | 'time'
  readonly current: number
  readonly size: number
}

export interface SearchResult {
  /** The query that was used in the end, possibly expanded. */
  readonly query: Query
  readonly texts: readonly LoadedText[]
  readonly total: number
  /** Number of texts of each kind, independent of the filters for kind and solved: the contents of the tabs. */
  readonly counts: ReadonlyMap<number, number>
  /** Hardly any text contains all of the words; these contain some. */
  readonly isNear: boolean
  readonly corrections: ReadonlyMap<string, string>
}

/** With fewer results the query is expanded. */
const FEW = 5
/** Minimum weighted share of the query that a near match contains. */
const NEAR_ENOUGH = 0.5
/** Number of candidates with the whole query that are read regardless of their titles. */
const MAX_AHEAD = 12
/** Maximum number of texts that are read; a page of the site shows twenty. */
const MAX_SCORED = 32
const NO_CORRECTIONS: ReadonlyMap<string, string> = new Map()

/** A page of search results. */
export async function searchTexts(search: Search, searchQuery: SearchQuery): Promise<SearchResult> {
  const query = await search.run('parse', searchQuery.key)
  if (query.units.length === 0) {
    const counts = new Map<number, number>()
    return { texts: [], total: 0, counts, query, isNear: false, corrections: NO_CORRECTIONS }
  }
  if (query.phrases.length > 0) {
    const found = await pageOf(
      (filters) => findPhrase(search, query, filters, searchQuery.order),
      searchQuery,
    )
    return { ...found, query, isNear: false, corrections: NO_CORRECTIONS }
  }
  const exact = await searchAll(search, query, searchQuery)
  if (sum(exact.counts) >= FEW)
    return { ...exact, query, isNear: false, corrections: NO_CORRECTIONS }
  const expanded = await expandQuery(search, query)
  const wider = expanded && (await searchAll(search, expanded.query, searchQuery))
  if (expanded !== undefined && wider !== undefined && sum(wider.counts) > 0) {
    const { corrections } = expanded
    return { ...wider, query: expanded.query, isNear: false, corrections }
  }
  if (query.units.length > 1 && sum(exact.counts) === 0) {
    const near = await searchNear(search, expanded?.query ?? query, searchQuery)
    if (sum(near.counts) > 0) {
      const corrections = expanded?.corrections ?? NO_CORRECTIONS
      return { ...near, query: expanded?.query ?? query, isNear: true, corrections }
    }
  }
  return { ...exact, query, isNear: false, corrections: NO_CORRECTIONS }
}

type Found = Pick<SearchResult, 'texts' | 'total' | 'counts'>

/** Texts that contain all of the words. */
async function searchAll(search: Search, query: Query, searchQuery: SearchQuery): Promise<Found> {
  const { db } = search
  const { type, isSolved, ...others } = searchQuery.filters
  const [counts, narrowed, texts] = await Promise.all([
    countTypes(db, query, others),
    isSolved === undefined ? undefined : countTypes(db, query, { ...others, isSolved }),
    searchQuery.order === 'time'
      ? findByTime(search, query, searchQuery)
      : findByRelevance(search, query, searchQuery),
  ])
  const wanted = narrowed ?? counts
  const total = type === undefined ? sum(wanted) : (wanted.get(type) ?? 0)
  return { texts, total, counts }
}

async function findByTime(
  { db }: Search,
  query: Query,
  searchQuery: SearchQuery,
): Promise<LoadedText[]> {
  const { filters, current, size } = searchQuery
  const page = await findRest(db, query, filters, [], (current - 1) * size, size)
  return inOrder(page, await loadTexts(db, page, MAX_READ))
}

/**
 * Ranks candidates by titles and headings, then ranks the best of them by their whole text. The other candidates follow, and
 * then the rest, newest first.
 */
async function findByRelevance(
  search: Search,
  query: Query,
  { filters, current, size }: SearchQuery,
): Promise<LoadedText[]> {
  const { db } = search
  const candidates = await findCandidates(db, query, filters)
  const ahead = candidates.slice(0, MAX_AHEAD)
  const others = candidates.slice(MAX_AHEAD)
  const outlines = (await rank(search, await loadTexts(db, others, 0), query)).map(
    ({ text }) => text,
  )
  const chosen = [...ahead, ...outlines.slice(0, MAX_SCORED - ahead.length)]
  const weighed = (await rank(search, await loadTexts(db, chosen, MAX_READ), query)).map(
    ({ text }) => text,
  )
  const best: Candidate[] = [...weighed, ...outlines.slice(MAX_SCORED - ahead.length)]
  const start = (current - 1) * size
  const page = best.slice(start, start + size)
  if (page.length < size) {
    const offset = Math.max(0, start - best.length)
    page.push(...(await findRest(db, query, filters, candidates, offset, size - page.length)))
  }
  const unread = page.filter((candidate) => !weighed.some((text) => text === candidate))
  return inOrder(page, [...weighed, ...(await loadTexts(db, unread, MAX_READ))])
}

/** Texts that contain most of the significant words. */
function searchNear(search: Search, query: Query, searchQuery: SearchQuery): Promise<Found> {
  return pageOf(async (filters) => {
    const found = await findPartialMatches(search, query, filters)
    return found.filter(({ coverage }) => coverage >= NEAR_ENOUGH).map(({ text }) => text)
  }, searchQuery)
}

/** A page of texts that are all loaded. @param find finds texts of every kind in order */
async function pageOf(
  find: (filters: Filters) => Promise<readonly LoadedText[]>,
  { filters, current, size }: SearchQuery,
): Promise<Found> {
  const { type, isSolved, ...others } = filters
  const texts = await find(others)
  const wanted = isSolved === undefined ? texts : await find({ ...others, isSolved })
  const counts = new Map<number, number>()
  for (const text of texts) counts.set(text.type, (counts.get(text.type) ?? 0) + 1)
  const ofType = wanted.filter((text) => type === undefined || text.type === type)
  const start = (current - 1) * size
  return { texts: ofType.slice(start, start + size), total: ofType.length, counts }
}

function inOrder(order: readonly Candidate[], texts: readonly LoadedText[]): LoadedText[] {
  const known = new Map(texts.map((text) => [`${text.type}:${text.id}`, text]))
  return order.flatMap(({ type, id }) => known.get(`${type}:${id}`) ?? [])
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}
