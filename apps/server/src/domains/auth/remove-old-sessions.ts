import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import { logins, refreshTokens } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Removes expired refresh tokens, and sign-ins that have none or that ended before any valid access token was issued. Used
 * tokens stay until they expire, for reuse detection.
 */
export async function removeOldSessions(
  context: Pick<Platform, 'clock' | 'config' | 'db'>,
): Promise<void> {
  const { db, config } = context
  const now = context.clock()
  const youngest = new Date(now.getTime() - config.accessTokenSeconds * 1000)
  const isOver = lt(logins.endDate, youngest)
  const over = db.select({ id: logins.id }).from(logins).where(isOver)
  await db
    .delete(refreshTokens)
    .where(or(lt(refreshTokens.expireDate, now), inArray(refreshTokens.loginId, over)))
  const tokensLeft = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.loginId, logins.id))
  await db
    .delete(logins)
    .where(or(isOver, and(lt(logins.createDate, youngest), notExists(tokensLeft))))
}
