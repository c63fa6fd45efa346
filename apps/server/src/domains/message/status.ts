import { type AnswerOf, type contract, MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticesTag } from '../../platform/unit/unit.ts'

export type Status = AnswerOf<typeof contract.message.getMessageStatus>

/** Approximate size of a status, in UTF-16 units. */
const STATUS_SIZE = 200
/** Wire names of the types with their codes. */
const NAMES = Object.entries(MESSAGE_TYPE)

/** Unread counts of a user, cached. */
export function readStatus(
  { db, rows }: Pick<Platform, 'db' | 'rows'>,
  userId: string,
): Promise<Status> {
  return rows.read(`status:${userId}`, async () => ({
    row: await getStatus(db, userId),
    tags: [noticesTag(userId)],
    size: STATUS_SIZE,
  }))
}

/** Unread counts of a user. One statement, so that revision and counts are consistent. */
async function getStatus(db: Database, userId: string): Promise<Status> {
  const rows = await queryRows<{ revision: string | number; type: number | null; unread: string }>(
    db,
    sql`select coalesce((select revision from sys_message_state where user_id = ${userId}), 0) as revision,
        u.type, coalesce(u.unread, 0) as unread
      from (select 1) one left join (
        select type, count(*) as unread from sys_message
        where user_id = ${userId} and is_read = 0 and hide_date is null group by type
      ) u on true`,
  )
  const unread = new Map(rows.map((row) => [row.type, Number(row.unread)]))
  const countOf = (code: number) => unread.get(code) ?? 0
  const { collect, thumhup, comment, reply, letter, system } = MESSAGE_TYPE
  return {
    userId,
    comment: countOf(comment) + countOf(reply) > 0,
    thumhup: countOf(thumhup) + countOf(collect) > 0,
    letter: countOf(letter) > 0,
    system: countOf(system) > 0,
    revision: Number(rows[0]?.revision ?? 0),
    counts: Object.fromEntries(NAMES.map(([name, code]) => [name, countOf(code)])),
  }
}
