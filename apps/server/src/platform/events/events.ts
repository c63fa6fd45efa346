import type { Database } from '../db/client.ts'

/** Carries the ids of users for whom something changed to every instance of the server, this one included. */
export interface Events {
  /** Within the transaction: for implementations that send when the database commits. */
  note(tx: Database, userIds: ReadonlySet<string>): Promise<void>
  /** After the commit. Never fails what was committed. */
  announce(userIds: ReadonlySet<string>): void
  /**
   * Starts to listen.
   * @param onChange for whom something changed
   * @param onGap something may have been missed
   */
  listen(onChange: (userId: string) => void, onGap: () => void): Promise<void>
  stop(): Promise<void>
}

/** For the embedded database, which only one process has open. */
export function createLocalEvents(): Events {
  let notify: ((userId: string) => void) | undefined
  return {
    note: async () => {},
    announce(userIds) {
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
