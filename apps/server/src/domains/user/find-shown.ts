import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { articleNotDeleted } from '../article/index.ts'
import { columnNotDeleted } from '../column/index.ts'
import { questionShown } from '../question/index.ts'
import { resourceNotDeleted } from '../resource/index.ts'

/** Lists on which anybody may stand. */
const LISTS = ['articles', 'columns', 'questions', 'resources'] as const

/** The site forgets all of its pages once it is told of more than 200 (platform/pages); no need to find more. */
const MAX = 201

/**
 * Tags of the pages that show somebody's name or picture: his own, those of what he wrote, and those below which he
 * answered or commented.
 */
export async function findTagsOfPerson(tx: Database, userId: string): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(
    tx,
    sql`select tag from (
        select 'article:' || id as tag from mxg_article where user_id = ${userId} and ${articleNotDeleted()}
        union select 'column:' || id from mxg_column where user_id = ${userId} and ${columnNotDeleted()}
        union select 'question:' || id from mxg_question where user_id = ${userId} and ${questionShown()}
        union select 'resource:' || id from mxg_resource where user_id = ${userId} and ${resourceNotDeleted()}
        union select 'question:' || question_id from mxg_replay where user_id = ${userId} and delete_date is null
        union select target_type || ':' || target_id from mxg_comment where user_id = ${userId} and delete_date is null
      ) shown limit ${MAX}`,
  )
  return [`user:${userId}`, ...LISTS, ...rows.map(({ tag }) => tag)]
}
