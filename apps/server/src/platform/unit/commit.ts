import type { AppContext } from '../../context.ts'
import { raiseRevisions } from '../../domains/message/raise-revisions.ts'
import type { Database } from '../db/client.ts'
import { refreshOutbox } from '../db/schema/index.ts'

/**
 * Runs a change in one transaction and then waits until the sites know which pages it made stale. The tags are
 * noted in the same transaction, so that a process killed in between tells them at its next start.
 * People whose messages have changed are told through their sockets, of all instances.
 * @param work adds the tags of what it changes to `stale`, and the people to `receivers`
 */
export async function commit<Result>(
  context: Pick<AppContext, 'db' | 'publisher' | 'news'>,
  work: (tx: Database, stale: Set<string>, receivers: Set<string>) => Promise<Result>,
): Promise<Result> {
  const stale = new Set<string>()
  const receivers = new Set<string>()
  const { result, outboxId } = await context.db.transaction(async (tx) => {
    const result = await work(tx, stale, receivers)
    await raiseRevisions(tx, receivers)
    await context.news.note(tx, receivers)
    if (stale.size === 0 || !context.publisher.isListening) return { result, outboxId: undefined }
    const [row] = await tx
      .insert(refreshOutbox)
      .values({ tags: [...stale] })
      .returning({ id: refreshOutbox.id })
    return { result, outboxId: row?.id }
  })
  context.news.publish(receivers)
  if (stale.size > 0) await context.publisher.publish([...stale], outboxId)
  return result
}
