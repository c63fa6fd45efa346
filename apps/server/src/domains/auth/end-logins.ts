import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { logins } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Ends one sign-in: its access tokens, its refresh tokens and its sockets. */
export async function endLogin(
  context: Pick<Platform, 'clock' | 'db' | 'endedLogins'>,
  loginId: string,
): Promise<void> {
  await context.db
    .update(logins)
    .set({ endDate: context.clock() })
    .where(and(eq(logins.id, loginId), isNull(logins.endDate)))
  context.endedLogins.add(loginId)
}

/**
 * Ends every sign-in of a user, within a transaction.
 * @returns ids to add to `endedLogins` after the commit
 */
export async function endAllLogins(tx: Database, userId: string, now: Date): Promise<string[]> {
  const ended = await tx
    .update(logins)
    .set({ endDate: now })
    .where(and(eq(logins.userId, userId), isNull(logins.endDate)))
    .returning({ id: logins.id })
  return ended.map(({ id }) => id)
}
