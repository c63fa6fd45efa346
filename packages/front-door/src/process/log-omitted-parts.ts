import { subscribe } from 'node:diagnostics_channel'
import type { createLogger } from '@mozhan/operations'

/** Event of a page that had to omit a part. */
interface OmittedPart {
  part: string
  error: unknown
}

/**
 * Logs omitted parts of pages. Pages publish them on a diagnostics channel, because they have no access to the logger.
 * @param channel name of the diagnostics channel
 */
export function logOmittedParts(
  channel: string,
  logger: Pick<ReturnType<typeof createLogger>, 'warn'>,
): void {
  subscribe(channel, (message) => {
    // The site publishes only this type on the channel.
    const { part, error } = message as OmittedPart
    logger.warn({ part, err: error }, 'page part omitted')
  })
}
