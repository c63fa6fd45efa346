import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { searchDocuments } from '../../platform/db/schema/index.ts'
import type { LoadedText } from '../../platform/search/candidates.ts'
import { findLike } from '../../platform/search/find-like.ts'
import type { Search } from '../../platform/search/searches.ts'

/** For what something similar is wanted: a typed title, or a text of the site. */
export interface RecommendWish {
  readonly key?: string | undefined
  readonly id?: string | undefined
  /** A code of SEARCH_TYPE; absent: every kind. */
  readonly type?: number | undefined
  readonly size: number
}

/** Less of what was typed, by weight, is no likeness. */
const ENOUGH = { key: 0.34, id: 0.15 } as const
/** Headings of a text that say what it is about; its last lines are its labels. */
const MAX_HEADINGS = 6

/** Texts like a typed title or like another text, the likest first. */
export async function findSimilar(
  search: Search,
  { key, id, type, size }: RecommendWish,
): Promise<LoadedText[]> {
  const typed = key?.trim() ?? ''
  const text = typed === '' && id !== undefined ? await describeText(search.db, id) : typed
  const query = await search.run('parse', text)
  if (!query.isTelling) return []
  const found = await findLike(search, query, { type, exceptId: id })
  const enough = typed === '' ? ENOUGH.id : ENOUGH.key
  return found
    .filter(({ coverage }) => coverage >= enough)
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
