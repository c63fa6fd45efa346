import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { feed } from '../db/schema/index.ts'
import { type FeedSort, readCursor, writeCursor } from './cursor.ts'
import { type IdPage, inScope, isAfter, keyOf, orderOf, type PageQuery } from './find-page.ts'
import type { FeedScope } from './scopes.ts'

/** Maximum number of entries that are scanned for further conditions. */
export const FILTER_WINDOW = 5000

/**
 * A page of a list with more than one condition, for which no counter exists. Only FILTER_WINDOW entries from the start of
 * the page are scanned, so that rare matches cannot cause a scan of the whole list. The total counts the matches among the
 * first FILTER_WINDOW entries.
 * @param also further lists that must contain the entries
 * @param condition on the id of an entry, written as `walk.id` in the statement
 */
export async function findFilteredPage(
  db: Database,
  scope: FeedScope,
  also: readonly FeedScope[],
  condition: SQL | undefined,
  sort: FeedSort,
  { current, size, cursor }: PageQuery,
): Promise<IdPage> {
  const matches = and(...also.map(isInScope), condition) ?? sql`true`
  const position = cursor === undefined ? undefined : readCursor(sort, cursor)
  const skip = position === undefined ? (current - 1) * size : 0
  const rows = await queryRows<{ id: string; key: string }>(
    db,
    sql`select walk.id::text as id, walk.key::text as key
      from ${window(scope, sort, position && isAfter(sort, position))}
      where ${matches} order by walk.key desc, walk.id desc limit ${size + 1} offset ${skip}`,
  )
  const [counted] = await queryRows<{ total: number | string }>(
    db,
    sql`select count(*) as total from ${window(scope, sort, undefined)} where ${matches}`,
  )
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    ids: page.map((row) => row.id),
    total: Number(counted?.total ?? 0),
    next:
      rows.length > size && last
        ? writeCursor(sort, { key: Number(last.key), id: last.id })
        : undefined,
  }
}

function window(scope: FeedScope, sort: FeedSort, from: SQL | undefined): SQL {
  return sql`(select ${feed.targetId} as id, ${keyOf(sort)} as key from ${feed}
    where ${and(inScope(scope), from)} order by ${sql.join(orderOf(sort), sql`, `)}
    limit ${FILTER_WINDOW}) walk`
}

function isInScope({ kind, scopeId }: FeedScope): SQL {
  return sql`exists (select 1 from mxg_feed other where other.target_id = walk.id
    and other.kind = ${kind} and other.scope_id = ${scopeId}::bigint)`
}
