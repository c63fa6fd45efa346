import { sql } from 'drizzle-orm'
import { articleNotDeleted } from '../../../domains/article/visibility.ts'
import { questionShown } from '../../../domains/question/visibility.ts'
import { resourceNotDeleted } from '../../../domains/resource/visibility.ts'
import type { Database } from '../../../platform/db/client.ts'
import { articles } from '../../../platform/db/schema/index.ts'

/** Sums derived from the rows: views, likes and collections of each author, and views of columns. */
export async function insertCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into sys_user_stat (user_id, view_count, like_count, collect_count)
    select user_id, sum(view_count), sum(like_count), sum(collect_count) from (
      select user_id, view_count, like_count, collect_count from mxg_article where ${articleNotDeleted()}
      union all
      select user_id, view_count, like_count, collect_count from mxg_question where ${questionShown()}
      union all
      select user_id, view_count, like_count, collect_count from mxg_resource where ${resourceNotDeleted()}
    ) written group by user_id`)
  await tx.execute(sql`
    update mxg_column c set view_count = s.views
    from (select l.column_id, sum(${articles.viewCount}) as views from mxg_article_column l
      join ${articles} on ${articles.id} = l.article_id and ${articleNotDeleted()} group by l.column_id) s
    where c.id = s.column_id`)
}
