import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { searchQueries } from '../../platform/db/schema/index.ts'
import { fold } from '../../platform/search/fold.ts'
import { findHotLabels } from '../channel/index.ts'

/** Days whose questions count. */
const DAYS = 7
/** So many people must have asked: what one person looks for is nobody else's business. */
const FEWEST_PEOPLE = 3
const MAX_WORDS = 10
const MAX_QUERY_LENGTH = 20

/** Keeps a question that was answered, once a day for each address. */
export async function keepQuery(
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

/** What many look for, the most wanted first, filled up with the labels that are used most. */
export async function findHotWords(db: Database, asked: readonly string[]): Promise<string[]> {
  if (asked.length >= MAX_WORDS) return asked.slice(0, MAX_WORDS)
  const labels = await findHotLabels(db, MAX_WORDS)
  const all = [...asked, ...labels.map((label) => label.name)]
  return [...new Map(all.map((word) => [fold(word), word])).values()].slice(0, MAX_WORDS)
}

/** What several people looked for in the last days, the most wanted first. */
export async function findHotQueries(db: Database, today: string): Promise<string[]> {
  const rows = await queryRows<{ words: string }>(
    db,
    sql`select words from mxg_search_query where day > ${today}::date - ${DAYS}::int
      group by words having count(distinct visitor) >= ${FEWEST_PEOPLE}
      order by count(*) desc, words limit ${MAX_WORDS}`,
  )
  return rows.map((row) => row.words)
}

/** Removes questions that count no more. */
export async function forgetQueries(db: Database, today: string): Promise<void> {
  await db.delete(searchQueries).where(lt(searchQueries.day, sql`${today}::date - ${DAYS}::int`))
}
