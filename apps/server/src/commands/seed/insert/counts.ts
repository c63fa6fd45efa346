import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'

/** Sums that follow from the rows: what each person's texts were read and liked, what columns were read. */
export async function insertCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into sys_user_stat (user_id, view_count, like_count, collect_count)
    select user_id, sum(view_count), sum(like_count), sum(collect_count) from (
      select user_id, view_count, like_count, collect_count from mxg_article where status <> 0
      union all
      select user_id, view_count, like_count, collect_count from mxg_question where status <> 0
      union all
      select user_id, view_count, like_count, collect_count from mxg_resource where status <> 0
    ) written group by user_id`)
  await tx.execute(sql`
    update mxg_column c set view_count = s.views
    from (select l.column_id, sum(a.view_count) as views from mxg_article_column l
      join mxg_article a on a.id = l.article_id and a.status <> 0 group by l.column_id) s
    where c.id = s.column_id`)
}
