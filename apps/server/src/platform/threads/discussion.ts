import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import type { Budget } from './budget.ts'
import type { Position } from './positions.ts'

/** A table with replies, and the condition for the rows of one discussion. */
export interface Discussion {
  readonly table: SQL
  /** Condition for the rows of the discussion. */
  readonly within: SQL
  /** SQL expression: bytes of the text of a row. */
  readonly bytes: SQL
  /** SQL expression: votes of a row. */
  readonly votes: SQL
  readonly budget: Budget
}

/** A row without its text. */
export interface RowHead extends Position {
  readonly bytes: number
}

/** A top-level row of an answer with its included replies. */
export interface PickedTop {
  readonly id: string
  /** Ids, in the order of time. */
  readonly below: readonly string[]
  /** Total number of replies. */
  readonly count: number
  /** Cursors before and after the included replies. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The columns of `RowHead`. */
export function headOf({ bytes, votes }: Discussion): SQL {
  return sql`id::text as id, (extract(epoch from create_date) * 1000)::bigint::text as ms,
    (${bytes})::int as bytes, ${votes} as votes`
}

/** Time and id of a position, to compare with `(create_date, id)`. */
export function toTuple({ ms, id }: Position): SQL {
  return sql`(${new Date(Number(ms)).toISOString()}::timestamptz, ${id}::bigint)`
}

/** The top-level row of the thread of a row. */
export async function findRootOf(
  db: Database,
  { table, within }: Discussion,
  id: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ root: string }>(
    db,
    sql`select coalesce(root_id, id)::text as root from ${table} where id = ${id} and ${within}`,
  )
  return row?.root
}
