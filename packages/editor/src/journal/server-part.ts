import type { JournalEnvironment } from './environment.ts'
import { createExchange, type Exchange, type ExchangeOptions } from './exchange.ts'
import { createSyncLoop, type SyncLoop, type SyncLoopOptions } from './sync-loop.ts'

export interface ServerPartOptions<Content> extends Omit<ExchangeOptions<Content>, 'now'> {
  readonly isExpired: SyncLoopOptions['isExpired']
  readonly retryAfter: SyncLoopOptions['retryAfter']
  readonly onOutcome: SyncLoopOptions['onOutcome']
  readonly environment: JournalEnvironment
}

/** The part of a journal that talks to a server. Given to it from outside: boxes without drafts do not carry it. */
export type ConnectServer = <Content>(
  options: ServerPartOptions<Content>,
) => SyncLoop & Pick<Exchange, 'lookAgain'>

/** Keeps a text as a draft of the server, too. */
export const connectServer: ConnectServer = (options) => {
  const { isExpired, retryAfter, onOutcome, environment, ...rest } = options
  const { isNeeded, step, lookAgain } = createExchange({ ...rest, now: environment.now })
  const loop = createSyncLoop({ isNeeded, step, isExpired, retryAfter, onOutcome, environment })
  return { ...loop, lookAgain }
}
