import type { Database } from '../db/client.ts'

/** Broadcasts the ids of users with changes to every instance of the server, including this one. */
export interface Events {
  /** Called in the transaction, for implementations whose events are sent by the commit. */
  publishInTransaction(tx: Database, userIds: ReadonlySet<string>): Promise<void>
  /** Called after the commit. Never throws, because the change is already committed. */
  publish(userIds: ReadonlySet<string>): void
  /**
   * Subscribes to events.
   * @param onChange called with the id of a user with changes
   * @param onGap called when events may have been lost
   */
  listen(onChange: (userId: string) => void, onGap: () => void): Promise<void>
  stop(): Promise<void>
}

/** For the embedded database, which only one process opens. */
export function createLocalEvents(): Events {
  let notify: ((userId: string) => void) | undefined
  return {
    publishInTransaction: async () => {},
    publish(userIds) {
      for (const userId of userIds) notify?.(userId)
    },
    async listen(onChange) {
      notify = onChange
    },
    async stop() {
      notify = undefined
    },
  }
}
