import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'

/** One comment of a notice that groups the comments of a day. */
export interface NoticeComment {
  readonly id: string
  readonly fromId: string | null
  readonly nickName: string | null
  readonly userImage: string | null
  readonly content: string | null
  readonly sourceId: string | null
  readonly isRead: 0 | 1
  readonly createDate: string
}

/** Summary of a group, added to its latest message. */
export interface GroupRow {
  readonly partCount: number
  readonly actorCount: number
  readonly isRead: 0 | 1
  /** The latest ones. */
  readonly parts: NoticeComment[]
  readonly otherActors: { userId: string; nickName: string; userImage: string | null }[]
}

/** Maximum number of comments of a group in a list. */
const MAX_NOTICE_COMMENTS = 50
/** Maximum bytes of quotes of a group in a list. */
const MAX_NOTICE_COMMENTS_BYTES = 8 * 1024
/** Maximum code points of a quote in a response. A notice stores 200 graphemes, whose length is not bounded. */
export const MAX_QUOTE = 1400
const ZONE = sql.raw(`'Asia/Shanghai'`)
const DATE = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/**
 * Whether messages of this type are grouped: comments and answers on one target on one day (time zone of China) are shown
 * as one entry. Groups are not stored; each message is counted, read and withdrawn on its own.
 */
export function isGrouped(type: number): boolean {
  return type === MESSAGE_TYPE.comment
}

/** Group key of rows `m`. */
export const groupOf = sql`m.target_type, coalesce(m.target_id, m.id), (m.create_date at time zone ${ZONE})::date`

/** The latest row of each group among the rows `m` that match the condition, with one sort. */
export function latestOf(condition: SQL): SQL {
  return sql`(
    select distinct on (${groupOf}) * from sys_message m where ${condition}
    order by ${groupOf}, m.create_date desc, m.id desc
  )`
}

/** Condition: row `p` is in the group of row `m` and not later. */
export function isInGroupUpTo(p: SQL, m: SQL): SQL {
  return sql`${isSameGroup(p, m)} and (${p}.create_date, ${p}.id) <= (${m}.create_date, ${m}.id)`
}

export async function findGroups(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, GroupRow>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<Omit<GroupRow, 'otherActors'> & { id: string }>(
    db,
    sql`select m.id::text as id, g.parts::int as "partCount", g.actors::int as "actorCount",
        g.is_read as "isRead", latest.parts as parts
      from sys_message m
      join lateral (
        select count(*) as parts, count(distinct p.from_id) as actors, min(p.is_read) as is_read
        from sys_message p where ${isInGroupUpTo(sql`p`, sql`m`)}
      ) g on true
      join lateral (
        select coalesce(json_agg(part order by part."createDate" desc, part.key desc), '[]'::json) as parts
        from (
          select *, sum(octet_length(content)) over (order by "createDate" desc, key desc) as bytes,
            row_number() over (order by "createDate" desc, key desc) as place
          from (
            select ${partColumns}, p.id as key from sys_message p left join sys_user u on u.id = p.from_id
            where ${isInGroupUpTo(sql`p`, sql`m`)} order by p.create_date desc, p.id desc limit ${MAX_NOTICE_COMMENTS}
          ) latest
        ) part where place <= 2 or bytes <= ${MAX_NOTICE_COMMENTS_BYTES}
      ) latest on true
      where m.id in (${sql.join(
        ids.map((id) => sql`${id}::bigint`),
        sql`, `,
      )}) and g.parts > 1`,
  )
  return new Map(
    rows.map(({ id, ...group }) => [id, { ...group, otherActors: firstOtherActor(group.parts) }]),
  )
}

/** The next actor after the latest one, for the text of the notice. */
function firstOtherActor([latest, ...rest]: readonly NoticeComment[]): GroupRow['otherActors'] {
  const other = rest.find(({ fromId }) => fromId !== null && fromId !== latest?.fromId)
  if (other === undefined || other.fromId === null) return []
  const { fromId: userId, nickName, userImage } = other
  return [{ userId, nickName: nickName ?? '', userImage }]
}

/** The ids of a message and of the earlier messages of its group. */
export async function findGroupMembers(db: Database, id: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select p.id::text as id from sys_message m join sys_message p on ${isInGroupUpTo(sql`p`, sql`m`)}
      where m.id = ${id}`,
  )
  return [id, ...rows.map((row) => row.id)]
}

const partColumns = sql`p.id::text as id, p.from_id::text as "fromId", u.nick_name as "nickName",
  u.image_url as "userImage", left(p.content, ${sql.raw(String(MAX_QUOTE))}) as content, p.source_id::text as "sourceId", p.is_read as "isRead",
  to_char(p.create_date at time zone 'UTC', ${DATE}) as "createDate"`

/** Condition: row `p` has the same day and target as `m`, as a range that uses the index by receiver. */
function isSameGroup(p: SQL, m: SQL): SQL {
  const day = sql`date_trunc('day', ${m}.create_date at time zone ${ZONE})`
  return sql`${p}.user_id = ${m}.user_id and ${p}.type = ${m}.type and ${p}.hide_date is null
    and ${p}.target_type = ${m}.target_type and ${p}.target_id = ${m}.target_id
    and ${p}.create_date >= ${day} at time zone ${ZONE}
    and ${p}.create_date < (${day} + interval '1 day') at time zone ${ZONE}`
}
