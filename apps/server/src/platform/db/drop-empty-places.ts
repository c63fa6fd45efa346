import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from './client.ts'

/**
 * Removes rows of a thread from one place upwards, as long as a place is deleted and holds nothing any more.
 * @param table has the columns id, parent_id and delete_date; the thread is locked by the caller
 */
export async function dropEmptyPlaces(tx: Database, table: SQL, from: string): Promise<void> {
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
