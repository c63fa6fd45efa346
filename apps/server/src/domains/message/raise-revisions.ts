import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { messageStates } from '../../platform/db/schema/index.ts'

/**
 * Says within a transaction that people's messages have changed. Called last: the rows are locked until the commit, in one
 * order for everybody, so that a revision stands for exactly the changes up to it.
 */
export async function raiseRevisions(tx: Database, userIds: ReadonlySet<string>): Promise<void> {
  for (const userId of [...userIds].sort()) {
    await tx
      .insert(messageStates)
      .values({ userId, revision: 1 })
      .onConflictDoUpdate({
        target: messageStates.userId,
        set: { revision: sql`${messageStates.revision} + 1` },
      })
  }
}
