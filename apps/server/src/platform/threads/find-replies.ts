import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { takeFitting } from './budget.ts'
import {
  type Discussion,
  type RowSummary,
  type SelectedThread,
  summaryColumns,
  toCursorTuple,
} from './discussion.ts'
import { type ReplyPosition, readReplyCursor, writeReplyCursor } from './positions.ts'

/** Maximum number of replies in one part. */
const MAX_ROWS = 50

/** A part of the replies below a top-level row, in the order of time. */
export type ReplyPart = Pick<SelectedThread, 'replyIds' | 'previous' | 'next'>

/** The part of the replies at a cursor. */
export async function findReplies(
  db: Database,
  discussion: Discussion,
  rootId: string,
  cursor: string | undefined,
): Promise<ReplyPart> {
  const from = readReplyCursor(cursor)
  if (from.direction === 'start')
    return toPart(await findAfter(db, discussion, rootId, sql``), discussion, false)
  const position = toCursorTuple(from.position)
  if (from.direction === 'after') {
    return toPart(
      await findAfter(db, discussion, rootId, sql`and (create_date, id) > ${position}`),
      discussion,
      true,
    )
  }
  const rows = await find(
    db,
    discussion,
    sql`root_id = ${rootId} and (create_date, id) < ${position} order by create_date desc, id desc`,
  )
  const taken = takeOne(rows, discussion).reverse()
  return {
    replyIds: taken.map(({ id }) => id),
    previous: taken.length < rows.length ? cursorOf('before', taken[0]) : undefined,
    next: cursorOf('after', taken.at(-1)),
  }
}

/** The first part of the replies, or the part that starts with row `id` if it is not in the first. */
export async function findRepliesAt(
  db: Database,
  discussion: Discussion,
  rootId: string,
  id: string,
): Promise<ReplyPart & Pick<SelectedThread, 'totalReplies'>> {
  const first = await findReplies(db, discussion, rootId, undefined)
  const totalReplies = (await countReplies(db, discussion, [rootId])).get(rootId) ?? 0
  if (id === rootId || first.replyIds.includes(id)) return { ...first, totalReplies }
  const isFrom = sql`and (create_date, id) >= (select create_date, id from ${discussion.table} where id = ${id})`
  const rows = await findAfter(db, discussion, rootId, isFrom)
  return { ...toPart(rows, discussion, true), totalReplies }
}

/** The first replies of several top-level rows. */
export async function findFirstReplies(
  db: Database,
  discussion: Discussion,
  rootIds: readonly string[],
): Promise<Map<string, RowSummary[]>> {
  const { table, budget } = discussion
  const rows = await queryRows<RowSummary & { root: string }>(
    db,
    sql`select b.*, roots.id::text as root from unnest(${sql.param(rootIds)}::bigint[]) as roots(id)
      cross join lateral (
        select ${summaryColumns(discussion)} from ${table} t where t.root_id = roots.id
        order by t.create_date, t.id limit ${budget.repliesPerRow}
      ) b`,
  )
  return Map.groupBy(rows, ({ root }) => root)
}

/** The number of replies of several top-level rows. */
export async function countReplies(
  db: Database,
  { table }: Discussion,
  rootIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queryRows<{ root: string; count: number }>(
    db,
    sql`select root_id::text as root, count(*)::int as count from ${table}
      where root_id = any(${sql.param(rootIds)}::bigint[]) group by root_id`,
  )
  return new Map(rows.map(({ root, count }) => [root, count]))
}

function findAfter(db: Database, discussion: Discussion, rootId: string, condition: SQL) {
  return find(db, discussion, sql`root_id = ${rootId} ${condition} order by create_date, id`)
}

function find(db: Database, discussion: Discussion, condition: SQL): Promise<RowSummary[]> {
  return queryRows<RowSummary>(
    db,
    sql`select ${summaryColumns(discussion)} from ${discussion.table} where ${condition} limit ${MAX_ROWS + 1}`,
  )
}

function toPart(
  rows: readonly RowSummary[],
  discussion: Discussion,
  hasEarlier: boolean,
): ReplyPart {
  const taken = takeOne(rows, discussion)
  return {
    replyIds: taken.map(({ id }) => id),
    previous: hasEarlier ? cursorOf('before', taken[0]) : undefined,
    next: taken.length < rows.length ? cursorOf('after', taken.at(-1)) : undefined,
  }
}

/** The rows that fit, but at least one, because the client could not continue otherwise. */
function takeOne(rows: readonly RowSummary[], { budget }: Discussion): RowSummary[] {
  const taken = takeFitting(rows, budget, MAX_ROWS)
  return taken.length === 0 ? rows.slice(0, 1) : taken
}

function cursorOf(direction: 'after' | 'before', row: RowSummary | undefined): string | undefined {
  return row === undefined
    ? undefined
    : writeReplyCursor({ direction, position: row } satisfies ReplyPosition)
}
