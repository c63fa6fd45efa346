import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { columns } from '../../platform/db/schema/index.ts'
import { columnNotDeleted } from '../column/index.ts'

/** The ids of columns that belong to the user, in the given order. */
export async function findOwnColumnIds(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .where(and(inArray(columns.id, [...ids]), eq(columns.userId, userId), columnNotDeleted()))
  const own = new Set(rows.map((row) => row.id))
  return ids.filter((id) => own.has(id))
}
