import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { PageQuery } from '../../platform/lists/find-page.ts'
import { takePage } from '../../platform/threads/budget.ts'

/** Characters of the latest letter in the list of threads. */
const EXCERPT_LENGTH = 80

/** Maximum bytes of text in a page of letters. */
const PAGE_BYTES = 256 * 1024

const DATE = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

export interface ThreadRow {
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly content: string
  readonly unreadCount: number
  readonly createDate: string
}

export interface LetterRow {
  readonly id: string
  readonly userId: string
  readonly nickName: string | null
  readonly userImage: string | null
  readonly toId: string
  readonly content: string
  readonly isRead: 0 | 1
  readonly createDate: string
}

/** Letter threads of the viewer, latest first. */
export async function findThreads(db: Database, { id }: Viewer, { current, size }: PageQuery) {
  const threads = sql`(
    select distinct on (other) * from (
      select user_id as other, id, content, create_date from sys_message
        where type = 4 and from_id = ${id}
      union all
      select from_id, id, content, create_date from sys_message
        where type = 4 and user_id = ${id} and from_id is not null and hide_date is null
    ) both_ways order by other, create_date desc, id desc
  ) t`
  const [counted] = await queryRows<{ total: string }>(
    db,
    sql`select count(*) as total from ${threads}`,
  )
  const rows = await queryRows<ThreadRow>(
    db,
    sql`select t.other::text as "userId", u.nick_name as "nickName", u.image_url as "userImage",
        left(t.content, ${EXCERPT_LENGTH}) as content, (
          select count(*)::int from sys_message m where m.user_id = ${id} and m.from_id = t.other
            and m.type = 4 and m.is_read = 0 and m.hide_date is null
        ) as "unreadCount", to_char(t.create_date at time zone 'UTC', ${DATE}) as "createDate"
      from ${threads} left join sys_user u on u.id = t.other
      order by t.create_date desc, t.id desc limit ${size} offset ${(current - 1) * size}`,
  )
  return { rows, total: Number(counted?.total ?? 0), next: undefined }
}

const LETTERS = sql`select m.id::text as id, m.from_id::text as "userId",
    u.nick_name as "nickName", u.image_url as "userImage", m.user_id::text as "toId", m.content,
    m.is_read as "isRead", to_char(m.create_date at time zone 'UTC', ${DATE}) as "createDate"
  from sys_message m left join sys_user u on u.id = m.from_id`

/** @throws Error when there is none */
export async function getLetterOrThrow(db: Database, id: string): Promise<LetterRow> {
  const [letter] = await queryRows<LetterRow>(db, sql`${LETTERS} where m.id = ${id}`)
  if (letter === undefined) throw new Error(`No letter with id ${id}`)
  return letter
}

/**
 * The letters between two users, latest first. A page ends at its size or at `PAGE_BYTES` of text. The next page has the
 * letters before the id `next`.
 */
export async function findLetters(db: Database, { id }: Viewer, other: string, page: PageQuery) {
  const between = sql`m.type = 4 and (
    (m.from_id = ${id} and m.user_id = ${other})
    or (m.from_id = ${other} and m.user_id = ${id} and m.hide_date is null))`
  const [counted] = await queryRows<{ total: string }>(
    db,
    sql`select count(*) as total from sys_message m where ${between}`,
  )
  const before = /^\d{1,19}$/.exec(page.cursor ?? '')?.[0]
  const heads = await queryRows<{ id: string; bytes: number }>(
    db,
    sql`select m.id::text as id, octet_length(m.content) as bytes from sys_message m
      where ${between} ${before === undefined ? sql`` : sql`and m.id < ${before}::bigint`}
      order by m.id desc limit ${page.size + 1}
      offset ${before === undefined ? (page.current - 1) * page.size : 0}`,
  )
  const part = takePage(heads, { max: page.size, bytes: PAGE_BYTES })
  const ids = part.map((head) => head.id)
  const rows = await queryRows<LetterRow>(
    db,
    sql`${LETTERS} where m.id = any(${sql.param(ids)}::bigint[]) order by m.id desc`,
  )
  return {
    rows,
    total: Number(counted?.total ?? 0),
    next: heads.length > part.length ? ids.at(-1) : undefined,
  }
}
