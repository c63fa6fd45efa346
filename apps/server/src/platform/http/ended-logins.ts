import { and, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { logins } from '../db/schema/index.ts'

/** Sign-ins that have ended while access tokens of theirs may still be about. */
export interface EndedLogins {
  has(loginId: string): Promise<boolean>
  /** Known at once in this process; others read it from the database. */
  add(loginId: string): void
}

/** Milliseconds for which an answer of the database counts as news. */
const FRESH = 2000

/**
 * @param lifetime ms an access token lives: what ended longer ago needs no remembering
 */
export function createEndedLogins(db: Database, clock: () => Date, lifetime: number): EndedLogins {
  let known: ReadonlySet<string> = new Set()
  /** Ended here, and perhaps not yet in the last answer of the database. */
  const own = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  return {
    async has(loginId) {
      if (own.has(loginId) || known.has(loginId)) return true
      if (Math.abs(clock().getTime() - readAt) > FRESH) {
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
