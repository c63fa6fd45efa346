import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { searchQueries } from '../../platform/db/schema/index.ts'
import { fold } from '../../platform/search/fold.ts'
import { findHotLabels } from '../channel/index.ts'

/** Days of queries that are counted. */
const DAYS = 7
/** Minimum number of visitors with the same query, so that a query of one visitor is not published. */
const MIN_VISITORS = 3
const MAX_WORDS = 10
const MAX_QUERY_LENGTH = 20

/** Stores an answered query, once per day and client address. The address is stored as a salted hash. */
export async function saveQuery(
  db: Database,
  { key, address, today, secret }: { key: string; address: string; today: string; secret: string },
): Promise<void> {
  const words = fold(key).replace(/\s+/g, ' ').trim()
  if ([...words].length < 2 || words.length > MAX_QUERY_LENGTH) return
  const digest = createHash('sha256').update([secret, today, address].join('\n')).digest()
  await db
    .insert(searchQueries)
    .values({ day: today, words, visitor: digest.readInt32BE(0) })
    .onConflictDoNothing()
}

/** The most frequent queries, filled up with the most used labels. */
export async function findHotWords(db: Database, hotQueries: readonly string[]): Promise<string[]> {
  if (hotQueries.length >= MAX_WORDS) return hotQueries.slice(0, MAX_WORDS)
  const labels = await findHotLabels(db, MAX_WORDS)
  const all = [...hotQueries, ...labels.map((label) => label.name)]
  return [...new Map(all.map((word) => [fold(word), word])).values()].slice(0, MAX_WORDS)
}

/** Queries of several visitors in the last days, most frequent first. */
export async function findHotQueries(db: Database, today: string): Promise<string[]> {
  const rows = await queryRows<{ words: string }>(
    db,
    sql`select words from mxg_search_query where day > ${today}::date - ${DAYS}::int
      group by words having count(distinct visitor) >= ${MIN_VISITORS}
      order by count(*) desc, words limit ${MAX_WORDS}`,
  )
  return rows.map((row) => row.words)
}

/** Removes queries that are no longer counted. */
export async function removeOldQueries(db: Database, today: string): Promise<void> {
  await db.delete(searchQueries).where(lt(searchQueries.day, sql`${today}::date - ${DAYS}::int`))
}
