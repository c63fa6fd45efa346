import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'

/** One of the comments that stand together. */
export interface PartRow {
  readonly id: string
  readonly fromId: string | null
  readonly nickName: string | null
  readonly userImage: string | null
  readonly content: string | null
  readonly sourceId: string | null
  readonly isRead: 0 | 1
  readonly createDate: string
}

/** What a row says of the comments that it stands for. */
export interface GroupRow {
  readonly partCount: number
  readonly actorCount: number
  readonly isRead: 0 | 1
  /** The latest ones. */
  readonly parts: PartRow[]
  readonly otherActors: { userId: string; nickName: string; userImage: string | null }[]
}

/** Parts that a list brings along; the thing itself has them all. */
const SHOWN = 50
/** Bytes of their quotes that a list brings along. */
const SHOWN_BYTES = 8 * 1024
/** Code points of a quote that are answered; a notice keeps 200 characters, and a character has no greatest length. */
export const QUOTE = 1400
const ZONE = sql.raw(`'Asia/Shanghai'`)
const DATE = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/**
 * Comments and answers of one day in China under one thing stand together, under the latest of them. Nothing is stored
 * about it: each stays a row of its own, is counted, read and taken back by itself.
 */
export function isGathered(type: number): boolean {
  return type === MESSAGE_TYPE.comment
}

/** What tells the groups of rows `m` apart. */
export const groupOf = sql`m.target_type, coalesce(m.target_id, m.id), (m.create_date at time zone ${ZONE})::date`

/** Of the rows `m` that are meant the latest of each group: sorted once, however many of them stand together. */
export function latestOf(isMeant: SQL): SQL {
  return sql`(
    select distinct on (${groupOf}) * from sys_message m where ${isMeant}
    order by ${groupOf}, m.create_date desc, m.id desc
  )`
}

/** Rows `p` that stand with row `m` and are not later. */
export function standsUnder(p: SQL, m: SQL): SQL {
  return sql`${together(p, m)} and (${p}.create_date, ${p}.id) <= (${m}.create_date, ${m}.id)`
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
        from sys_message p where ${standsUnder(sql`p`, sql`m`)}
      ) g on true
      join lateral (
        select coalesce(json_agg(part order by part."createDate" desc, part.key desc), '[]'::json) as parts
        from (
          select *, sum(octet_length(content)) over (order by "createDate" desc, key desc) as bytes,
            row_number() over (order by "createDate" desc, key desc) as place
          from (
            select ${partColumns}, p.id as key from sys_message p left join sys_user u on u.id = p.from_id
            where ${standsUnder(sql`p`, sql`m`)} order by p.create_date desc, p.id desc limit ${SHOWN}
          ) latest
        ) part where place <= 2 or bytes <= ${SHOWN_BYTES}
      ) latest on true
      where m.id in (${sql.join(
        ids.map((id) => sql`${id}::bigint`),
        sql`, `,
      )}) and g.parts > 1`,
  )
  return new Map(
    rows.map(({ id, ...group }) => [id, { ...group, otherActors: othersOf(group.parts) }]),
  )
}

/** The next person after the latest, for the sentence. */
function othersOf([latest, ...rest]: readonly PartRow[]): GroupRow['otherActors'] {
  const other = rest.find(({ fromId }) => fromId !== null && fromId !== latest?.fromId)
  if (other === undefined || other.fromId === null) return []
  const { fromId: userId, nickName, userImage } = other
  return [{ userId, nickName: nickName ?? '', userImage }]
}

/** A message and those before it that stand together with it. */
export async function findUnder(db: Database, id: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select p.id::text as id from sys_message m join sys_message p on ${standsUnder(sql`p`, sql`m`)}
      where m.id = ${id}`,
  )
  return [id, ...rows.map((row) => row.id)]
}

const partColumns = sql`p.id::text as id, p.from_id::text as "fromId", u.nick_name as "nickName",
  u.image_url as "userImage", left(p.content, ${sql.raw(String(QUOTE))}) as content, p.source_id::text as "sourceId", p.is_read as "isRead",
  to_char(p.create_date at time zone 'UTC', ${DATE}) as "createDate"`

/** Rows `p` of the same day and thing as `m`, within a range that the index of the receiver walks. */
function together(p: SQL, m: SQL): SQL {
  const day = sql`date_trunc('day', ${m}.create_date at time zone ${ZONE})`
  return sql`${p}.user_id = ${m}.user_id and ${p}.type = ${m}.type and ${p}.hide_date is null
    and ${p}.target_type = ${m}.target_type and ${p}.target_id = ${m}.target_id
    and ${p}.create_date >= ${day} at time zone ${ZONE}
    and ${p}.create_date < (${day} + interval '1 day') at time zone ${ZONE}`
}
