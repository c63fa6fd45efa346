import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { userStats, users } from '../../platform/db/schema/index.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'

/** A longer query is not a user name. */
const MAX_NAME_LENGTH = 30

export interface FoundUser {
  readonly id: string
  readonly nickName: string
  readonly signature: string | null
  readonly imageUrl: string | null
  readonly likeCount: number | null
  readonly createDate: Date
  readonly updateDate: Date
}

/** Number of enabled users whose name contains the query. */
export async function countUsers(db: Database, key: string): Promise<number> {
  if (!isName(key)) return 0
  const [row] = await db.select({ total: count() }).from(users).where(hasName(key))
  return row?.total ?? 0
}

/** A page of the enabled users whose name contains the query; names that begin with it come first. */
export async function findUsers(
  db: Database,
  { key, current, size }: { key: string; current: number; size: number },
): Promise<FoundUser[]> {
  if (!isName(key)) return []
  const beginning = likePattern(key).slice(1)
  return db
    .select({
      id: users.id,
      nickName: users.nickName,
      signature: users.signature,
      imageUrl: users.imageUrl,
      likeCount: userStats.likeCount,
      createDate: users.createDate,
      updateDate: users.updateDate,
    })
    .from(users)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(hasName(key))
    .orderBy(
      sql`not (${users.nickName} ilike ${beginning} or ${users.username} ilike ${beginning})`,
      asc(users.id),
    )
    .limit(size)
    .offset((current - 1) * size)
}

function isName(key: string): boolean {
  return key.trim() !== '' && key.length <= MAX_NAME_LENGTH
}

function hasName(key: string) {
  const pattern = likePattern(key)
  return and(
    eq(users.isEnabled, 1),
    or(ilike(users.nickName, pattern), ilike(users.username, pattern)),
  )
}
