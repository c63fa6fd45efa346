import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { messageStates } from '../../platform/db/schema/index.ts'

/**
 * Increments the message revisions of users in a transaction. Call it last: the rows stay locked until the commit, so that
 * a revision includes exactly the changes up to it. Rows are locked in one order to avoid deadlocks.
 */
export async function incrementRevisions(
  tx: Database,
  userIds: ReadonlySet<string>,
): Promise<void> {
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
