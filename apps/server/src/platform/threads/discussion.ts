import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import type { Budget } from './budget.ts'
import type { Position } from './positions.ts'

/**
 * The rows of one discussion, for example the answers to a question. A top-level row and the replies below it are a thread;
 * the top-level row is the root of the replies.
 */
export interface Discussion {
  readonly table: SQL
  /** Condition for the rows of the discussion. */
  readonly condition: SQL
  /** SQL expression: bytes of the text of a row. */
  readonly bytes: SQL
  /** SQL expression: votes of a row. */
  readonly votes: SQL
  /** Limits of one response. */
  readonly budget: Budget
}

/** A row without its text: id, time, votes and the bytes of the text. */
export interface RowSummary extends Position {
  readonly bytes: number
}

/** A top-level row in a response, with the replies to it that the response includes. */
export interface SelectedThread {
  readonly id: string
  /** Ids of the included replies, in the order of time. */
  readonly replyIds: readonly string[]
  /** Number of all replies, included or not. */
  readonly totalReplies: number
  /** Cursors of the parts before and after the included replies; undefined if there is none. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The columns of `RowSummary`. */
export function summaryColumns({ bytes, votes }: Discussion): SQL {
  return sql`id::text as id, (extract(epoch from create_date) * 1000)::bigint::text as "createdMs",
    (${bytes})::int as bytes, ${votes} as votes`
}

/** A position as a tuple, to compare with `(create_date, id)`. */
export function toCursorTuple({ createdMs, id }: Position): SQL {
  return sql`(${new Date(Number(createdMs)).toISOString()}::timestamptz, ${id}::bigint)`
}

/** Id of the top-level row of the thread of a row. */
export async function findRootId(
  db: Database,
  { table, condition }: Discussion,
  id: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ root: string }>(
    db,
    sql`select coalesce(root_id, id)::text as root from ${table} where id = ${id} and ${condition}`,
  )
  return row?.root
}
