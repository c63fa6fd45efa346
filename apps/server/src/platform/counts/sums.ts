import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { VIEWED_TABLES, type Viewed } from './viewed.ts'
import { isCounted } from './visibility.ts'

/**
 * Adds the views, likes and collections of an item to the sums of its author (1), or subtracts them (-1). Call it when an
 * item is deleted or restored, while its row is locked.
 */
export async function addToWriterSums(
  tx: Database,
  kind: Viewed,
  id: string,
  step: 1 | -1,
): Promise<void> {
  await tx.execute(
    sql`insert into sys_user_stat as s (user_id, view_count, like_count, collect_count)
      select user_id, ${step} * view_count, ${step} * like_count, ${step} * collect_count
      from ${VIEWED_TABLES[kind]} where id = ${id}
      on conflict (user_id) do update set view_count = s.view_count + excluded.view_count,
        like_count = s.like_count + excluded.like_count,
        collect_count = s.collect_count + excluded.collect_count`,
  )
}

/** Recalculates the views of columns. Call it after articles were linked, unlinked or deleted. */
export async function sumColumnViews(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const wanted = sql`any(${sql.param(ids)}::bigint[])`
  // Locked in the same order as in view writes, and before the sum, which must include views that were just written.
  await tx.execute(
    sql`select id from mxg_column where id = ${wanted} order by id for no key update`,
  )
  await tx.execute(
    sql`update mxg_column c set view_count = (
        select coalesce(sum(a.view_count), 0) from mxg_article_column l
        join mxg_article a on a.id = l.article_id and ${isCounted('a')} where l.column_id = c.id)
      where c.id = ${wanted}`,
  )
}
