import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { searchDocuments } from '../../platform/db/schema/index.ts'
import type { LoadedText } from '../../platform/search/candidates.ts'
import { findPartialMatches } from '../../platform/search/find-partial-matches.ts'
import type { Search } from '../../platform/search/searches.ts'

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

/** Texts similar to a typed title or to another text, most similar first. */
export async function findSimilar(
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

async function describeText(db: Database, id: string): Promise<string> {
  const rows = await db
    .select({ title: searchDocuments.title, headings: searchDocuments.headings })
    .from(searchDocuments)
    .where(eq(searchDocuments.id, id))
  return rows
    .flatMap(({ title, headings }) => [title, ...headings.split('\n').slice(-MAX_HEADINGS)])
    .join('\n')
}
