import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a row of a viewed table counts in the sums of its author: it is not deleted.
 * @param alias alias of the table in the statement
 */
export function isCounted(alias: 'a' | 't'): SQL {
  return sql`${sql.raw(alias)}.status <> 0`
}
