import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from './client.ts'

/**
 * Removes deleted rows of a thread that have no replies, from one row upwards.
 * @param table table with the columns id, parent_id and delete_date; the caller has locked the thread
 */
export async function removeEmptyRows(tx: Database, table: SQL, from: string): Promise<void> {
  let id: string | null | undefined = from
  while (id) {
    const [gone]: { parent: string | null }[] = await queryRows(
      tx,
      sql`delete from ${table} place where place.id = ${id} and place.delete_date is not null
        and not exists (select 1 from ${table} below where below.parent_id = place.id)
        returning place.parent_id::text as parent`,
    )
    id = gone?.parent
  }
}
