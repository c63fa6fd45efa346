import type { Logger } from 'pino'
import type { EndedLogins } from '../http/ended-logins.ts'
import { type Connections, SLOTS } from './connections.ts'

export interface HeartbeatOptions {
  readonly connections: Connections
  /** Interval between two heart-beats of a connection, in ms. */
  readonly beatMs: number
  readonly endedLogins: Pick<EndedLogins, 'has'>
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Sends heart-beats, detects dead sockets, and closes connections whose token or sign-in has ended.
 * @returns stops it
 */
export function startHeartbeat({ beatMs, ...options }: HeartbeatOptions): () => void {
  let slot = 0
  const timer = setInterval(() => visitSlot(options, slot++), beatMs / SLOTS)
  timer.unref()
  return () => clearInterval(timer)
}

function visitSlot(
  { connections, endedLogins, clock, logger }: Omit<HeartbeatOptions, 'beatMs'>,
  slot: number,
): void {
  const now = clock().getTime()
  for (const connection of connections.inSlot(slot)) {
    connection.dispatch({ type: 'beat', now })
    const loginId = connection.owner?.loginId
    if (loginId === undefined) continue
    endedLogins.has(loginId).then(
      (hasEnded) => hasEnded && connection.dispatch({ type: 'expired' }),
      (error) => logger.error({ err: error }, 'could not read ended sign-ins'),
    )
  }
}
