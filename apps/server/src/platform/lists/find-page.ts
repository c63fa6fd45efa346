import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { feed, feedCounts } from '../db/schema/index.ts'
import { ANCHOR_STEP, type Anchor, type AnchorCache } from './anchors.ts'
import { type FeedSort, type Position, readCursor, writeCursor } from './cursor.ts'
import { type FeedScope, scopeKey } from './scopes.ts'

/** The requested page. With a cursor, `current` is only repeated in the answer. */
export interface PageQuery {
  readonly current: number
  readonly size: number
  readonly cursor?: string | undefined
}

/** A page of ids in order. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
  readonly next?: string
}

/**
 * One page of a public list: two statements, or three for a deep page number without a cached anchor. The total is read from
 * the counter of the list, the page by a scan of one index.
 */
export async function findFeedPage(
  db: Database,
  anchors: AnchorCache,
  scope: FeedScope,
  sort: FeedSort,
  { current, size, cursor }: PageQuery,
): Promise<IdPage> {
  const { total, version } = await getCounter(db, scope)
  if (cursor !== undefined) {
    return readPage(db, scope, sort, readCursor(sort, cursor), 0, size, total)
  }
  const offset = (current - 1) * size
  if (offset >= total) return { ids: [], total }
  const anchor = await findAnchor(db, anchors, scope, sort, version, offset)
  return readPage(db, scope, sort, anchor.after, offset - anchor.offset, size, total)
}

/** The first ids of a list. */
export async function findFeedTop(
  db: Database,
  scope: FeedScope,
  sort: FeedSort,
  count: number,
): Promise<readonly string[]> {
  return (await readPage(db, scope, sort, undefined, 0, count, 0)).ids
}

async function getCounter(db: Database, { kind, scopeId }: FeedScope) {
  const [row] = await db
    .select({ total: feedCounts.total, version: feedCounts.version })
    .from(feedCounts)
    .where(and(eq(feedCounts.kind, kind), eq(feedCounts.scopeId, scopeId)))
  return row ?? { total: 0, version: 0 }
}

async function readPage(
  db: Database,
  scope: FeedScope,
  sort: FeedSort,
  after: Position | undefined,
  skip: number,
  size: number,
  total: number,
): Promise<IdPage> {
  const rows = await db
    .select({ id: feed.targetId, key: keyOf(sort) })
    .from(feed)
    .where(and(inScope(scope), after && isAfter(sort, after)))
    .orderBy(...orderOf(sort))
    // One more than requested, to know whether there is a next page.
    .limit(size + 1)
    .offset(skip)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next =
    rows.length > size && last
      ? writeCursor(sort, { key: Number(last.key), id: last.id })
      : undefined
  return { ids: page.map((row) => row.id), total, next }
}

async function findAnchor(
  db: Database,
  anchors: AnchorCache,
  scope: FeedScope,
  sort: FeedSort,
  version: number,
  offset: number,
): Promise<Anchor> {
  const list = `${scopeKey(scope)}:${sort}`
  const known = anchors.nearest(list, version, offset)
  const steps = Math.floor((offset - known.offset) / ANCHOR_STEP)
  // Heat changes without a new version, so its deep pages are scanned from the top.
  if (steps === 0 || sort === 'heat') return known
  const rows = await queryRows<{ id: string; key: string }>(
    db,
    sql`select id::text, key::text from (
      select ${feed.targetId} as id, ${keyOf(sort)} as key,
        row_number() over (order by ${sql.join(orderOf(sort), sql`, `)}) as place
      from ${feed}
      where ${and(inScope(scope), known.after && isAfter(sort, known.after))}
      order by ${sql.join(orderOf(sort), sql`, `)}
      limit ${steps * ANCHOR_STEP}
    ) walk where place % ${ANCHOR_STEP} = 0 order by place`,
  )
  const positions = rows.map((row) => ({ id: row.id, key: Number(row.key) }))
  anchors.remember(list, version, known, positions)
  return anchors.nearest(list, version, offset)
}

export function inScope({ kind, scopeId }: FeedScope): SQL | undefined {
  return and(eq(feed.kind, kind), eq(feed.scopeId, scopeId))
}

export function orderOf(sort: FeedSort): [SQL, SQL] {
  return [desc(columnOf(sort)), desc(feed.targetId)]
}

/** The sort value as an integer, milliseconds for timestamps. */
export function keyOf(sort: FeedSort): SQL<string> {
  if (sort === 'heat') return sql`${feed.heat}`
  return sql`(extract(epoch from ${columnOf(sort)}) * 1000)::bigint`
}

export function isAfter(sort: FeedSort, { key, id }: Position): SQL {
  const value =
    sort === 'heat' ? sql`${key}::integer` : sql`${new Date(key).toISOString()}::timestamptz`
  return sql`(${columnOf(sort)}, ${feed.targetId}) < (${value}, ${id}::bigint)`
}

function columnOf(sort: FeedSort) {
  return { updated: feed.updateDate, created: feed.createDate, heat: feed.heat }[sort]
}
