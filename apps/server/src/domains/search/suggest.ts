import { sql } from 'drizzle-orm'
import { queryRows } from '../../platform/db/client.ts'
import { hasUnits } from '../../platform/search/conditions.ts'
import { findLonger, withAlternatives } from '../../platform/search/expand-query.ts'
import { fold } from '../../platform/search/fold.ts'
import type { Search } from '../../platform/search/searches.ts'

const MAX_SUGGESTIONS = 8
const MAX_HOT = 3

/**
 * Search suggestions: hot queries and titles.
 * @param hotQueries queries of several visitors
 */
export async function findSuggestions(
  { db, run }: Search,
  hotQueries: readonly string[],
  key: string,
): Promise<string[]> {
  const typed = await run('parse', key)
  const last = typed.units.at(-1)
  if (last === undefined) return []
  // The last word is usually incomplete.
  const isOpen = last.kind === 'latin' && /^[a-z]\w+$/.test(last.text)
  const longer = isOpen ? await findLonger(db, last.text) : []
  const query =
    longer.length === 0 ? typed : withAlternatives(typed, new Map([[last.text, longer]]))
  const titles = await queryRows<{ title: string }>(
    db,
    sql`select near.title from (select d.title, d.title_length, d.id from mxg_search_document d
        where ${hasUnits(query.units, 'title')} limit 500) near
      order by near.title_length, near.id desc limit ${MAX_SUGGESTIONS}`,
  )
  const beginning = fold(key.trim())
  const hot = hotQueries.filter((words) => words.startsWith(beginning))
  const found = [...hot.slice(0, MAX_HOT), ...titles.map((row) => row.title)]
  return [...new Map(found.map((text) => [fold(text), text])).values()].slice(0, MAX_SUGGESTIONS)
}
