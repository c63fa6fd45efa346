import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { logins, refreshTokens, users } from '../../db/schema/index.ts'

/** An account by its name, whatever its state. */
export async function getAccount(db: Database, username: string) {
  const [row] = await db.select().from(users).where(eq(users.username, username))
  return row
}

/** A refresh token with its sign-in and its person. */
export async function getRefreshToken(db: Database, hash: string) {
  const [row] = await db
    .select({ token: refreshTokens, login: logins, user: users })
    .from(refreshTokens)
    .innerJoin(logins, eq(logins.id, refreshTokens.loginId))
    .innerJoin(users, eq(users.id, logins.userId))
    .where(eq(refreshTokens.hash, hash))
  return row
}
