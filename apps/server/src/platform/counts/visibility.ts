import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a row of a viewed table counts for its writer: it is not deleted.
 * @param alias of the table in the statement
 */
export function isCounted(alias: 'a' | 't'): SQL {
  return sql`${sql.raw(alias)}.status <> 0`
}
