import { and, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { logins } from '../db/schema/index.ts'

/** Sign-ins that have ended while their access tokens may still be valid. */
export interface EndedLogins {
  has(loginId: string): Promise<boolean>
  /** Effective at once in this process; other instances read it from the database. */
  add(loginId: string): void
}

/** Time in ms after which the list is read from the database again. */
const REFRESH_MS = 2000

/**
 * @param lifetime lifetime of an access token in ms; sign-ins that ended earlier are not loaded
 */
export function createEndedLogins(db: Database, clock: () => Date, lifetime: number): EndedLogins {
  let known: ReadonlySet<string> = new Set()
  /** Ended in this process and possibly missing in the last read. */
  const own = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  return {
    async has(loginId) {
      if (own.has(loginId) || known.has(loginId)) return true
      if (Math.abs(clock().getTime() - readAt) > REFRESH_MS) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
      }
      return known.has(loginId)
    },
    add(loginId) {
      own.add(loginId)
    },
  }

  async function read(): Promise<void> {
    const now = clock().getTime()
    const settled = [...own]
    const rows = await db
      .select({ id: logins.id })
      .from(logins)
      .where(and(isNotNull(logins.endDate), gt(logins.endDate, new Date(now - lifetime))))
    known = new Set(rows.map(({ id }) => id))
    for (const id of settled) own.delete(id)
    readAt = now
  }
}
