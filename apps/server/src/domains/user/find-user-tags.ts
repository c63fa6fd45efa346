import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { articleNotDeleted } from '../article/index.ts'
import { columnNotDeleted } from '../column/index.ts'
import { questionShown } from '../question/index.ts'
import { resourceNotDeleted } from '../resource/index.ts'

/** Tags of lists that may show any user. */
const LISTS = ['articles', 'columns', 'questions', 'resources'] as const

/** Above 200 tags the site invalidates all pages (platform/pages), so more are not needed. */
const MAX_TAGS = 201

/**
 * Tags of the pages that show the name or avatar of a user: the own page, those of the user's content, and those with the
 * user's answers or comments.
 */
export async function findTagsShowingUser(tx: Database, userId: string): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(
    tx,
    sql`select tag from (
        select 'article:' || id as tag from mxg_article where user_id = ${userId} and ${articleNotDeleted()}
        union select 'column:' || id from mxg_column where user_id = ${userId} and ${columnNotDeleted()}
        union select 'question:' || id from mxg_question where user_id = ${userId} and ${questionShown()}
        union select 'resource:' || id from mxg_resource where user_id = ${userId} and ${resourceNotDeleted()}
        union select 'question:' || question_id from mxg_replay where user_id = ${userId} and delete_date is null
        union select target_type || ':' || target_id from mxg_comment where user_id = ${userId} and delete_date is null
      ) shown limit ${MAX_TAGS}`,
  )
  return [`user:${userId}`, ...LISTS, ...rows.map(({ tag }) => tag)]
}
