import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/http/tokens.ts'

/** Which of these answers a viewer has liked. */
export async function findLikedAnswers(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select target_id::text as id from mxg_like where user_id = ${viewer.id}
      and target_type = 'answer' and target_id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Set(rows.map(({ id }) => id))
}
