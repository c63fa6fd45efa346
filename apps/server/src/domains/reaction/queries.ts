import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { articles, collects, likes, questions, resources } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Target } from '../../platform/targets/targets.ts'
import { LEAD } from '../../platform/text/lead.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { articleReadableBy } from '../article/index.ts'
import { questionShown } from '../question/index.ts'
import { resourceReadableBy } from '../resource/index.ts'

/** Whether the viewer liked and collected a target. */
export async function getReactions(db: Database, viewer: Viewer, { type, id }: Target) {
  const [like] = await db
    .select({ id: likes.targetId })
    .from(likes)
    .where(and(eq(likes.userId, viewer.id), eq(likes.targetType, type), eq(likes.targetId, id)))
  const [collect] = await db
    .select({ id: collects.targetId })
    .from(collects)
    .where(
      and(eq(collects.userId, viewer.id), eq(collects.targetType, type), eq(collects.targetId, id)),
    )
  return { isThumb: like !== undefined, isCollect: collect !== undefined }
}

/** A liked or collected target in a list. */
export interface ReactedRow {
  readonly id: string
  readonly targetType: 'article' | 'question' | 'resource'
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly title: string
  readonly summary: string
  readonly imageUrl: string | null
  readonly viewCount: number
  readonly likeCount: number
  readonly createDate: Date
}

export interface ReactedFilter {
  readonly current: number
  readonly size: number
  readonly targetType?: string | undefined
  /** Part of the title. */
  readonly title?: string | undefined
}

const TABLES = { like: sql`mxg_like`, collect: sql`mxg_collect` } as const

/**
 * Targets that the viewer liked or collected, latest first. Deleted and hidden targets are omitted, and listed again when
 * they are visible again.
 */
export async function findReacted(
  db: Database,
  viewer: Viewer,
  kind: 'like' | 'collect',
  filter: ReactedFilter,
): Promise<{ rows: ReactedRow[]; total: number }> {
  const { current, size } = filter
  const from = reactedFrom(viewer, TABLES[kind], filter)
  const [counted] = await queryRows<{ total: string }>(db, sql`select count(*) as total ${from}`)
  const rows = await queryRows<Record<string, unknown>>(
    db,
    sql`select r.target_id::text as id, r.target_type, t.user_id::text as user_id, u.nick_name, u.image_url as user_image,
        left(t.title, ${LEAD.title}) as title, left(t.summary, ${LEAD.summary}) as summary, t.image_url, t.view_count, t.like_count, r.create_date
      ${from} order by r.create_date desc, r.target_id desc
      limit ${size} offset ${(current - 1) * size}`,
  )
  return { rows: rows.map(toReactedRow), total: Number(counted?.total ?? 0) }
}

/** The three kinds as one table, joined with the reactions of the viewer. */
function reactedFrom(viewer: Viewer, table: SQL, { targetType, title }: ReactedFilter): SQL {
  const isNamed = title?.trim() ? sql`and t.title ilike ${likePattern(title)}` : sql``
  return sql`from ${table} r
    join lateral (
      select user_id, title, summary, image_url, view_count, like_count from ${articles}
        where r.target_type = 'article' and ${articles.id} = r.target_id
          and ${articleReadableBy(viewer)}
      union all
      select user_id, title, excerpt, null, view_count, like_count from ${questions}
        where r.target_type = 'question' and ${questions.id} = r.target_id and ${questionShown()}
      union all
      select user_id, title, summary, null, view_count, like_count from ${resources}
        where r.target_type = 'resource' and ${resources.id} = r.target_id
          and ${resourceReadableBy(viewer)}
    ) t on true
    left join sys_user u on u.id = t.user_id
    where r.user_id = ${viewer.id} ${targetType === undefined ? sql`` : sql`and r.target_type = ${targetType}`} ${isNamed}`
}

function toReactedRow(row: Record<string, unknown>): ReactedRow {
  // The columns of the statement above under their SQL names.
  return {
    id: row.id,
    targetType: row.target_type,
    userId: row.user_id,
    nickName: row.nick_name,
    userImage: row.user_image,
    title: row.title,
    summary: row.summary,
    imageUrl: row.image_url,
    viewCount: row.view_count,
    likeCount: row.like_count,
    createDate: new Date(String(row.create_date)),
  } as ReactedRow
}
