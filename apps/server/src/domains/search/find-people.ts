import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { userStats, users } from '../../platform/db/schema/index.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'

/** Longer questions are about something, and nobody's name. */
const MAX_NAME_LENGTH = 30

export interface Person {
  readonly id: string
  readonly nickName: string
  readonly signature: string | null
  readonly imageUrl: string | null
  readonly likeCount: number | null
  readonly createDate: Date
  readonly updateDate: Date
}

/** How many people have the question in their name. */
export async function countPeople(db: Database, key: string): Promise<number> {
  if (!isName(key)) return 0
  const [row] = await db.select({ total: count() }).from(users).where(isCalled(key))
  return row?.total ?? 0
}

/** A page of the people who have the question in their name, those whose name begins with it first. */
export async function findPeople(
  db: Database,
  { key, current, size }: { key: string; current: number; size: number },
): Promise<Person[]> {
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
    .where(isCalled(key))
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

function isCalled(key: string) {
  const pattern = likePattern(key)
  return and(
    eq(users.isEnabled, 1),
    or(ilike(users.nickName, pattern), ilike(users.username, pattern)),
  )
}
