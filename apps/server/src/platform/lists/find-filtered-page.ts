import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { feed } from '../db/schema/index.ts'
import { type FeedSort, readCursor, writeCursor } from './cursor.ts'
import { type IdPage, inScope, isAfter, keyOf, orderOf, type PageWish } from './find-page.ts'
import type { FeedScope } from './scopes.ts'

/** How far a list is searched for entries that meet further conditions. */
export const FILTER_WINDOW = 5000

/**
 * A page of a list narrowed by more than one condition, for which no counter exists. Only the first
 * FILTER_WINDOW entries from the page's beginning are looked at, so that rare matches cannot make a
 * request walk a whole list; the total counts the matches among the first FILTER_WINDOW.
 * @param also further lists in which the entries must stand too
 * @param condition on the entry's id, written as `walk.id` in the statement
 */
export async function findFilteredPage(
  db: Database,
  scope: FeedScope,
  also: readonly FeedScope[],
  condition: SQL | undefined,
  sort: FeedSort,
  { current, size, cursor }: PageWish,
): Promise<IdPage> {
  const matches = and(...also.map(standsIn), condition) ?? sql`true`
  const place = cursor === undefined ? undefined : readCursor(sort, cursor)
  const skip = place === undefined ? (current - 1) * size : 0
  const rows = await queryRows<{ id: string; key: string }>(
    db,
    sql`select walk.id::text as id, walk.key::text as key
      from ${window(scope, sort, place && isAfter(sort, place))}
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

function standsIn({ kind, scopeId }: FeedScope): SQL {
  return sql`exists (select 1 from mxg_feed other where other.target_id = walk.id
    and other.kind = ${kind} and other.scope_id = ${scopeId}::bigint)`
}
