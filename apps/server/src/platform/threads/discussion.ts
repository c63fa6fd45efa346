import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/client.ts'
import type { Budget } from './budget.ts'
import type { Place } from './places.ts'

/** A table whose rows answer each other, and the rows of it that stand under one thing. */
export interface Discussion {
  readonly table: SQL
  /** Which rows belong to it. */
  readonly within: SQL
  /** Bytes of the text of a row. */
  readonly bytes: SQL
  /** Votes of a row. */
  readonly votes: SQL
  readonly budget: Budget
}

/** A row without its text. */
export interface RowHead extends Place {
  readonly bytes: number
}

/** A top-level row to be answered, with what is answered below it. */
export interface PickedTop {
  readonly id: string
  /** Ids, in the order of time. */
  readonly below: readonly string[]
  /** Rows that stand below it in all. */
  readonly count: number
  /** Cursors of what stands before and after these. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** What `RowHead` needs. */
export function headOf({ bytes, votes }: Discussion): SQL {
  return sql`id::text as id, (extract(epoch from create_date) * 1000)::bigint::text as ms,
    (${bytes})::int as bytes, ${votes} as votes`
}

/** The moment and id of a place, to compare with `(create_date, id)`. */
export function toTuple({ ms, id }: Place): SQL {
  return sql`(${new Date(Number(ms)).toISOString()}::timestamptz, ${id}::bigint)`
}

/** The top-level row that a row stands below, or that it is. */
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
