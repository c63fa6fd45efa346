import { desc, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { logins, refreshTokens, users } from '../../platform/db/schema/index.ts'
import { foldName } from '../../platform/text/fold-name.ts'

/** An account by its name in any spelling, whatever its state; of several, the one spelled just so. */
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

/** Whether a new account cannot have this name: as its user name, or as the nickname that it begins with. */
export async function isNameTaken(db: Database, username: string): Promise<boolean> {
  const key = foldName(username)
  const isSame = or(
    eq(users.username, username),
    eq(users.usernameKey, key),
    eq(users.nickNameKey, key),
  )
  return (await db.$count(users, isSame)) > 0
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
