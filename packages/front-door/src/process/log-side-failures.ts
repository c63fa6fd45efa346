import { subscribe } from 'node:diagnostics_channel'
import type { createLogger } from '@mozhan/operations'

/** What pages publish of a part that they had to leave out. */
interface SideFailure {
  part: string
  error: unknown
}

/**
 * Pages say by a channel which of their parts they had to leave out: they know no logger.
 * @param channel name of a diagnostics channel
 */
export function logSideFailures(
  channel: string,
  logger: Pick<ReturnType<typeof createLogger>, 'warn'>,
): void {
  subscribe(channel, (message) => {
    // The pages of the site publish nothing else on their channel.
    const { part, error } = message as SideFailure
    logger.warn({ part, err: error }, 'a part of a page could not be loaded')
  })
}
