import type { Database } from '../db/client.ts'

/** Carries the ids of people whose messages have changed to every instance of the server, this one included. */
export interface News {
  /** Within the transaction: what the database itself can tell when it commits. */
  note(tx: Database, userIds: ReadonlySet<string>): Promise<void>
  /** After the commit. Never fails what was committed. */
  publish(userIds: ReadonlySet<string>): void
  /**
   * Starts to listen.
   * @param onNews whose messages have changed
   * @param onGap something may have been missed
   */
  listen(onNews: (userId: string) => void, onGap: () => void): Promise<void>
  stop(): Promise<void>
}

/** For the embedded database, which only one process has open. */
export function createLocalNews(): News {
  let tell: ((userId: string) => void) | undefined
  return {
    note: async () => {},
    publish(userIds) {
      for (const userId of userIds) tell?.(userId)
    },
    async listen(onNews) {
      tell = onNews
    },
    async stop() {
      tell = undefined
    },
  }
}
