import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import { takeRows } from './budget.ts'
import {
  type Discussion,
  type RowSummary,
  type SelectedThread,
  summaryColumns,
  toCursorTuple,
} from './discussion.ts'
import { countReplies, findFirstReplies } from './find-replies.ts'
import { type Position, readTopCursor, writeReplyCursor, writeTopCursor } from './positions.ts'

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
): Promise<{ threads: SelectedThread[]; next: string | undefined }> {
  const { table, condition, budget } = discussion
  const position = readTopCursor(cursor)
  // Another row may be pinned between two pages; the first shown row is not repeated.
  const pinned = position === undefined ? wanted : position.pinned
  const find = (filter: SQL) =>
    queryRows<RowSummary>(
      db,
      sql`select ${summaryColumns(discussion)} from ${table} where ${condition} and root_id is null ${filter}
        order by ${ORDERS[order]} limit ${budget.rows + 1}`,
    )
  const isOther = pinned === undefined ? sql`` : sql`and id <> ${pinned}`
  const isNext = position?.after === undefined ? sql`` : isAfter(order, position.after)
  const first =
    position === undefined && pinned !== undefined ? await find(sql`and id = ${pinned}`) : []
  const rows = [...first, ...(await find(sql`${isOther} ${isNext}`))]
  const ids = rows.map(({ id }) => id)
  const [firstReplies, counts] = [
    await findFirstReplies(db, discussion, ids),
    await countReplies(db, discussion, ids),
  ]
  const taken = takeRows(rows, firstReplies, budget)
  const last = taken.at(-1)?.row
  return {
    threads: taken.map(({ row, replies }) => {
      const count = counts.get(row.id) ?? 0
      const end = replies.at(-1)
      const rest =
        end === undefined
          ? ({ direction: 'start' } as const)
          : ({ direction: 'after', position: end } as const)
      return {
        id: row.id,
        replyIds: replies.map(({ id }) => id),
        totalReplies: count,
        previous: undefined,
        next: replies.length < count ? writeReplyCursor(rest) : undefined,
      }
    }),
    next:
      last !== undefined && rows.length > taken.length
        ? writeTopCursor({ after: last.id === pinned ? undefined : last, pinned })
        : undefined,
  }
}

function isAfter(order: Order, position: Position): SQL {
  const tuple = toCursorTuple(position)
  if (order === 'newest') return sql`and (create_date, id) < ${tuple}`
  if (order === 'oldest') return sql`and (create_date, id) > ${tuple}`
  return sql`and (like_count < ${position.votes} or (like_count = ${position.votes} and (create_date, id) > ${tuple}))`
}
