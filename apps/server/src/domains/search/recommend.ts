import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { searchDocuments } from '../../platform/db/schema/index.ts'
import { type Candidate, type LoadedText, loadTexts } from '../../platform/search/candidates.ts'
import { findPartialMatches } from '../../platform/search/find-partial-matches.ts'
import type { Search } from '../../platform/search/searches.ts'
import { findSharing } from './find-sharing.ts'

/** Query of recommendations: by a typed title, or by an existing text. */
export interface RecommendQuery {
  readonly key?: string | undefined
  readonly id?: string | undefined
  /** A code of SEARCH_TYPE; absent: every kind. */
  readonly type?: number | undefined
  readonly size: number
}

/** Minimum share of the query, by term weight, that a similar text must contain. */
const MIN_COVERAGE = { key: 0.34, id: 0.15 } as const
/** Number of last heading lines that describe a text. The labels are the last lines. */
const MAX_HEADINGS = 6

/** Maximum number of characters that are read of a recommended text, for its summary. */
const MAX_READ = 1000

/**
 * Recommended texts. For an existing text: first those that share labels or columns with it, then similar ones. For a typed
 * title: similar ones, most similar first.
 */
export async function findRecommended(
  search: Search,
  query: RecommendQuery,
): Promise<LoadedText[]> {
  const { key, id, type, size } = query
  if (id === undefined || key?.trim()) return findSimilar(search, query)
  const sharing = await loadInOrder(search.db, await findSharing(search.db, { id, type, size }))
  if (sharing.length >= size) return sharing
  const known = new Set(sharing.map(toKey))
  const similar = await findSimilar(search, { ...query, size: size + sharing.length })
  return [...sharing, ...similar.filter((text) => !known.has(toKey(text)))].slice(0, size)
}

async function findSimilar(
  search: Search,
  { key, id, type, size }: RecommendQuery,
): Promise<LoadedText[]> {
  const typed = key?.trim() ?? ''
  const text = typed === '' && id !== undefined ? await describeText(search.db, id) : typed
  const query = await search.run('parse', text)
  if (!query.isSignificant) return []
  const found = await findPartialMatches(search, query, { type, exceptId: id })
  const minCoverage = typed === '' ? MIN_COVERAGE.id : MIN_COVERAGE.key
  return found
    .filter(({ coverage }) => coverage >= minCoverage)
    .slice(0, size)
    .map((hit) => hit.text)
}

async function loadInOrder(db: Database, wanted: readonly Candidate[]): Promise<LoadedText[]> {
  const texts = new Map(
    (await loadTexts(db, wanted, MAX_READ)).map((text) => [toKey(text), text] as const),
  )
  return wanted.flatMap((candidate) => texts.get(toKey(candidate)) ?? [])
}

function toKey({ type, id }: Candidate): string {
  return `${type}:${id}`
}

async function describeText(db: Database, id: string): Promise<string> {
  const rows = await db
    .select({ title: searchDocuments.title, headings: searchDocuments.headings })
    .from(searchDocuments)
    .where(eq(searchDocuments.id, id))
  return rows
    .flatMap(({ title, headings }) => [title, ...headings.split('\n').slice(-MAX_HEADINGS)])
    .join('\n')
}
