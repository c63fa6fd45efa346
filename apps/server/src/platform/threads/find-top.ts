import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { takeRows } from './budget.ts'
import { type Discussion, headOf, type PickedTop, type RowHead, toTuple } from './discussion.ts'
import { countBelow, findFirstBelow } from './find-below.ts'
import { type Position, readTopCursor, writeBelowCursor, writeTopCursor } from './positions.ts'

export type Order = 'newest' | 'oldest' | 'votes'

export interface TopQuery {
  readonly order: Order
  readonly cursor?: string | undefined
  /** A row that comes before all others. */
  readonly pinned?: string | undefined
}

const ORDERS = {
  newest: sql`create_date desc, id desc`,
  oldest: sql`create_date, id`,
  votes: sql`like_count desc, create_date, id`,
} as const

/** The next top-level rows of a discussion within its budget, each with its first replies. */
export async function findTop(
  db: Database,
  discussion: Discussion,
  { order, cursor, pinned: wanted }: TopQuery,
): Promise<{ picked: PickedTop[]; next: string | undefined }> {
  const { table, within, budget } = discussion
  const position = readTopCursor(cursor)
  // Another row may be pinned between two pages; the first shown row is not repeated.
  const pinned = position === undefined ? wanted : position.pinned
  const find = (condition: SQL) =>
    queryRows<RowHead>(
      db,
      sql`select ${headOf(discussion)} from ${table} where ${within} and root_id is null ${condition}
        order by ${ORDERS[order]} limit ${budget.rows + 1}`,
    )
  const isOther = pinned === undefined ? sql`` : sql`and id <> ${pinned}`
  const isNext = position?.after === undefined ? sql`` : isAfter(order, position.after)
  const first =
    position === undefined && pinned !== undefined ? await find(sql`and id = ${pinned}`) : []
  const rows = [...first, ...(await find(sql`${isOther} ${isNext}`))]
  const ids = rows.map(({ id }) => id)
  const [below, counts] = [
    await findFirstBelow(db, discussion, ids),
    await countBelow(db, discussion, ids),
  ]
  const taken = takeRows(rows, below, budget)
  const last = taken.at(-1)?.row
  return {
    picked: taken.map(({ row, below: replies }) => {
      const count = counts.get(row.id) ?? 0
      const end = replies.at(-1)
      const rest =
        end === undefined
          ? ({ direction: 'start' } as const)
          : ({ direction: 'after', position: end } as const)
      return {
        id: row.id,
        below: replies.map(({ id }) => id),
        count,
        previous: undefined,
        next: replies.length < count ? writeBelowCursor(rest) : undefined,
      }
    }),
    next:
      last !== undefined && rows.length > taken.length
        ? writeTopCursor({ after: last.id === pinned ? undefined : last, pinned })
        : undefined,
  }
}

function isAfter(order: Order, position: Position): SQL {
  const tuple = toTuple(position)
  if (order === 'newest') return sql`and (create_date, id) < ${tuple}`
  if (order === 'oldest') return sql`and (create_date, id) > ${tuple}`
  return sql`and (like_count < ${position.votes} or (like_count = ${position.votes} and (create_date, id) > ${tuple}))`
}
