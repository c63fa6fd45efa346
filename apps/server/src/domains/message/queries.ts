import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { parseId } from '../../platform/db/id.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { PageQuery } from '../../platform/lists/find-page.ts'
import { LEAD } from '../../platform/text/lead.ts'
import { groupOf, isGrouped, isInGroupUpTo, latestOf, MAX_QUOTE } from './groups.ts'

/** A notice as the list shows it. */
export interface MessageRow {
  readonly id: string
  readonly userId: string
  readonly fromId: string | null
  readonly nickName: string | null
  readonly userImage: string | null
  readonly type: number
  readonly targetType: string | null
  readonly targetId: string | null
  readonly title: string | null
  readonly content: string | null
  readonly isRead: 0 | 1
  readonly sourceId: string | null
  /** Null: not a reply or mention, or older than this column. */
  readonly isMention: 0 | 1 | null
  /** The target is a private article of the viewer. */
  readonly isOwnPrivate: boolean
  readonly actorCount: number
  readonly createDate: string
}

/** Cursor of a page: time in ms and id of its last row. */
const CURSOR = /^(\d{1,14})\.(\d{1,19})$/

/** Query of a list of messages. */
export interface MessageQuery extends PageQuery {
  /** Listed together by time. */
  readonly types: readonly number[]
  /** Only the messages of the group of this one, ungrouped. */
  readonly groupOf?: string | undefined
}

/** Messages of some types to the viewer, latest first. */
export async function findMessages(
  db: Database,
  viewer: Viewer,
  query: MessageQuery,
): Promise<{ rows: MessageRow[]; total: number; next: string | undefined }> {
  const within =
    query.groupOf === undefined
      ? sql``
      : sql`and exists (select 1 from sys_message h where h.id = ${query.groupOf} and ${isInGroupUpTo(sql`m`, sql`h`)})`
  const lists = query.types.map((type) => ({
    isGroupedList: isGrouped(type) && query.groupOf === undefined,
    own: sql`m.user_id = ${viewer.id} and m.type = ${type} and m.hide_date is null ${within}`,
  }))
  const counts = lists.map(({ own, isGroupedList }) =>
    isGroupedList
      ? sql`(select count(*) from (select 1 from sys_message m where ${own} group by ${groupOf}) g)`
      : sql`(select count(*) from sys_message m where ${own})`,
  )
  const [counted] = await queryRows<{ total: string }>(
    db,
    sql`select ${sql.join(counts, sql` + `)} as total`,
  )
  const [, ms, lastId] = CURSOR.exec(query.cursor ?? '') ?? []
  const id = parseId(lastId)
  const after =
    ms === undefined || id === undefined
      ? sql``
      : sql`and (m.create_date, m.id) < (${new Date(Number(ms)).toISOString()}::timestamptz, ${id}::bigint)`
  const offset = id === undefined ? (query.current - 1) * query.size : 0
  // Each type is read by the index, and contributes no more rows than the page can contain.
  const sources = lists.map(({ own, isGroupedList }) =>
    isGroupedList
      ? latestOf(own)
      : sql`(
          select * from sys_message m where ${own} ${after}
          order by m.create_date desc, m.id desc limit ${offset + query.size + 1}
        )`,
  )
  const rows = await queryRows<MessageRow>(
    db,
    sql`select m.id::text as id, m.user_id::text as "userId", m.from_id::text as "fromId",
        u.nick_name as "nickName", u.image_url as "userImage", m.type, m.target_type as "targetType",
        m.target_id::text as "targetId", left(m.title, ${LEAD.title}) as title,
        left(m.content, ${MAX_QUOTE}) as content, m.is_read as "isRead",
        m.source_id::text as "sourceId", m.is_mention as "isMention",
        m.target_type = 'article' and exists (
          select 1 from mxg_article a where a.id = m.target_id and a.user_id = m.user_id and a.is_public = 0
        ) as "isOwnPrivate", m.actor_count as "actorCount",
        to_char(m.create_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createDate"
      from (${sql.join(sources, sql` union all `)}) m left join sys_user u on u.id = m.from_id
      where true ${after}
      order by m.create_date desc, m.id desc limit ${query.size + 1} offset ${offset}`,
  )
  const page = rows.slice(0, query.size)
  const last = page.at(-1)
  return {
    rows: page,
    total: Number(counted?.total ?? 0),
    next:
      rows.length > page.length && last !== undefined
        ? `${new Date(last.createDate).getTime()}.${last.id}`
        : undefined,
  }
}

/** The next actor of each message, after the one in its row. */
export async function findOtherActors(
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, { userId: string; nickName: string; userImage: string | null }[]>> {
  const found: Awaited<ReturnType<typeof findOtherActors>> = new Map()
  if (messageIds.length === 0) return found
  const rows = await queryRows<{
    messageId: string
    userId: string
    nickName: string
    userImage: string | null
  }>(
    db,
    sql`select m.id::text as "messageId", a.from_id::text as "userId", u.nick_name as "nickName",
        u.image_url as "userImage"
      from sys_message m
      join lateral (
        select from_id, create_date from sys_message_actor
        where message_id = m.id and from_id <> m.from_id
        order by create_date desc, from_id desc limit 1
      ) a on true
      join sys_user u on u.id = a.from_id
      where m.id in (${sql.join(
        messageIds.map((id) => sql`${id}::bigint`),
        sql`, `,
      )})`,
  )
  for (const { messageId, ...actor } of rows) found.set(messageId, [actor])
  return found
}
