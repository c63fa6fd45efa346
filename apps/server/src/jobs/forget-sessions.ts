import { setInterval } from 'node:timers/promises'
import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import { logins, refreshTokens } from '../db/schema/index.ts'

const HOUR = 3_600_000

/** Removes what is left of old sign-ins, now and every hour, until `signal` says stop. */
export async function forgetSessions(context: AppContext, signal: AbortSignal): Promise<void> {
  const attempt = () =>
    removeOldSessions(context).catch((error) =>
      context.logger.error({ err: error }, 'old sign-ins could not be removed'),
    )
  await attempt()
  try {
    for await (const _ of setInterval(HOUR, undefined, { signal, ref: false })) await attempt()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Removes refresh tokens whose time is over, and sign-ins that have none or that ended before the youngest access
 * token. Used tokens stay until then: who comes with one again is taken for a thief.
 */
export async function removeOldSessions(context: AppContext): Promise<void> {
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
