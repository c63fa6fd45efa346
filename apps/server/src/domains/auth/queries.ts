import { desc, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { logins, refreshTokens, users } from '../../platform/db/schema/index.ts'
import { foldName } from '../../platform/text/fold-name.ts'

/** An account in any state by its name in any spelling. An exact match is preferred. */
export async function getAccount(db: Database, username: string) {
  const isExact = eq(users.username, username)
  const [row] = await db
    .select()
    .from(users)
    .where(or(isExact, eq(users.usernameKey, foldName(username))))
    .orderBy(desc(isExact))
    .limit(1)
  return row
}

/** Whether a name is taken as user name or nickname. A new account uses its name as both. */
export async function isNameTaken(db: Database, username: string): Promise<boolean> {
  const key = foldName(username)
  const isSame = or(
    eq(users.username, username),
    eq(users.usernameKey, key),
    eq(users.nickNameKey, key),
  )
  return (await db.$count(users, isSame)) > 0
}

/** A refresh token with its sign-in and its user. */
export async function getRefreshToken(db: Database, hash: string) {
  const [row] = await db
    .select({ token: refreshTokens, login: logins, user: users })
    .from(refreshTokens)
    .innerJoin(logins, eq(logins.id, refreshTokens.loginId))
    .innerJoin(users, eq(users.id, logins.userId))
    .where(eq(refreshTokens.hash, hash))
  return row
}
