import { eq, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { LEAD } from '../../platform/text/lead.ts'

/** Something that was read, as the list shows it. */
export interface HistoryRow {
  readonly targetId: string
  readonly targetType: 'article' | 'question' | 'column' | 'resource'
  readonly title: string
  readonly summary: string | null
  readonly imageUrl: string | null
  readonly nickName: string | null
  readonly viewDate: string
}

/** Entries that one answer holds; the list is grouped and searched on the page. */
const MOST = 1000

/** What a person read, the latest first. What was deleted or made private meanwhile is not named. */
export function findHistory(db: Database, viewer: Viewer): Promise<HistoryRow[]> {
  return queryRows(
    db,
    sql`select h.target_id::text as "targetId", h.target_type as "targetType", left(t.title, ${LEAD.title}) as title,
        left(t.summary, ${LEAD.brief}) as summary,
        t.image_url as "imageUrl", u.nick_name as "nickName",
        to_char(h.view_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "viewDate"
      from mxg_history h
      join lateral (
        select user_id, title, summary, image_url from mxg_article a
          where h.target_type = 'article' and a.id = h.target_id and a.status <> 0
            and ((a.status = 2 and a.is_public = 1) or a.user_id = h.user_id)
        union all
        select user_id, title, excerpt, null from mxg_question q
          where h.target_type = 'question' and q.id = h.target_id and q.status <> 0
        union all
        select user_id, name, summary, image_url from mxg_column c
          where h.target_type = 'column' and c.id = h.target_id and c.status = 1
            and (c.is_public = 1 or c.user_id = h.user_id)
        union all
        select user_id, title, summary, null from mxg_resource f
          where h.target_type = 'resource' and f.id = h.target_id
            and (f.status = 2 or (f.status <> 0 and f.user_id = h.user_id))
      ) t on true
      left join sys_user u on u.id = t.user_id
      where h.user_id = ${viewer.id}
      order by h.view_date desc, h.target_id desc limit ${MOST}`,
  )
}

/** Whether a person has asked that nothing be noted. */
export async function isHistoryPaused(db: Database, viewer: Viewer): Promise<boolean> {
  const [row] = await db
    .select({ isPaused: users.isHistoryPaused })
    .from(users)
    .where(eq(users.id, viewer.id))
  return row?.isPaused === 1
}
