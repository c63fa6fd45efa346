import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { columns, feedCounts, userStats, users } from '../../platform/db/schema/index.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { columnPublished } from '../column/index.ts'

export type PublicUserRow = NonNullable<Awaited<ReturnType<typeof getPublicUser>>>

/** Public fields of a user, with sums over the user's content. */
export async function getPublicUser(db: Database, id: string) {
  // Columns are listed explicitly, so that a new column cannot expose a password hash, phone number or email address.
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      nickName: users.nickName,
      imageUrl: users.imageUrl,
      signature: users.signature,
      createDate: users.createDate,
      viewCount: userStats.viewCount,
      likeCount: userStats.likeCount,
      collectCount: userStats.collectCount,
      fansCount: userStats.fansCount,
    })
    .from(users)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(and(eq(users.id, id), eq(users.isEnabled, 1)))
  if (user === undefined) return undefined
  const kinds = [FEED_KIND.articleUser, FEED_KIND.questionUser, FEED_KIND.resourceUser]
  const totals = await db
    .select({ kind: feedCounts.kind, total: feedCounts.total })
    .from(feedCounts)
    .where(and(inArray(feedCounts.kind, kinds), eq(feedCounts.scopeId, id)))
  const totalOf = new Map(totals.map((row) => [row.kind, row.total]))
  const [column] = await db
    .select({ total: count() })
    .from(columns)
    .where(and(eq(columns.userId, id), columnPublished()))
  return {
    ...user,
    articleCount: totalOf.get(FEED_KIND.articleUser) ?? 0,
    questionCount: totalOf.get(FEED_KIND.questionUser) ?? 0,
    resourceCount: totalOf.get(FEED_KIND.resourceUser) ?? 0,
    columnCount: column?.total ?? 0,
  }
}

/** Private fields of an account, without the password. */
export async function getOwnFields(db: Database, id: string) {
  const [row] = await db
    .select({
      mobile: users.mobile,
      email: users.email,
      isHistoryPaused: users.isHistoryPaused,
      updateDate: users.updateDate,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isEnabled, 1)))
  return row
}

/** Maximum number of suggested users. */
const MAX_SUGGESTED = 8

/** Users whose user name or nickname contains the key; names that begin with it come first. */
export function suggestUsers(db: Database, key: string) {
  const begins = sql`${users.username} ilike ${likePattern(key).slice(1)} or ${users.nickName} ilike ${likePattern(key).slice(1)}`
  return db
    .select({
      id: users.id,
      username: users.username,
      nickName: users.nickName,
      imageUrl: users.imageUrl,
    })
    .from(users)
    .where(
      and(
        eq(users.isEnabled, 1),
        or(ilike(users.username, likePattern(key)), ilike(users.nickName, likePattern(key))),
      ),
    )
    .orderBy(sql`not (${begins})`, asc(users.username))
    .limit(MAX_SUGGESTED)
}
