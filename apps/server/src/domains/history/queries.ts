import { eq, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { articles, columns, questions, resources, users } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { LEAD } from '../../platform/text/lead.ts'
import { articleReadableBy } from '../article/index.ts'
import { columnReadableBy } from '../column/index.ts'
import { questionShown } from '../question/index.ts'
import { resourceReadableBy } from '../resource/index.ts'

/** An entry of the reading history. */
export interface HistoryRow {
  readonly targetId: string
  readonly targetType: 'article' | 'question' | 'column' | 'resource'
  readonly title: string
  readonly summary: string | null
  readonly imageUrl: string | null
  readonly nickName: string | null
  readonly viewDate: string
}

/** Maximum number of entries in one response. The client groups and searches the list. */
const MAX_ENTRIES = 1000

/** Reading history of the viewer, latest first. Deleted and hidden content is omitted. */
export function findHistory(db: Database, viewer: Viewer): Promise<HistoryRow[]> {
  return queryRows(
    db,
    sql`select h.target_id::text as "targetId", h.target_type as "targetType", left(t.title, ${LEAD.title}) as title,
        left(t.summary, ${LEAD.brief}) as summary,
        t.image_url as "imageUrl", u.nick_name as "nickName",
        to_char(h.view_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "viewDate"
      from mxg_history h
      join lateral (
        select user_id, title, summary, image_url from ${articles}
          where h.target_type = 'article' and ${articles.id} = h.target_id
            and ${articleReadableBy(viewer)}
        union all
        select user_id, title, excerpt, null from ${questions}
          where h.target_type = 'question' and ${questions.id} = h.target_id and ${questionShown()}
        union all
        select user_id, name, summary, image_url from ${columns}
          where h.target_type = 'column' and ${columns.id} = h.target_id
            and ${columnReadableBy(viewer)}
        union all
        select user_id, title, summary, null from ${resources}
          where h.target_type = 'resource' and ${resources.id} = h.target_id
            and ${resourceReadableBy(viewer)}
      ) t on true
      left join sys_user u on u.id = t.user_id
      where h.user_id = ${viewer.id}
      order by h.view_date desc, h.target_id desc limit ${MAX_ENTRIES}`,
  )
}

/** Whether the viewer has paused the reading history. */
export async function isHistoryPaused(db: Database, viewer: Viewer): Promise<boolean> {
  const [row] = await db
    .select({ isPaused: users.isHistoryPaused })
    .from(users)
    .where(eq(users.id, viewer.id))
  return row?.isPaused === 1
}
