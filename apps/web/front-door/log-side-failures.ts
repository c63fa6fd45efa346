import { subscribe } from 'node:diagnostics_channel'
import type { createLogger } from '@mozhan/operations'
import { SIDE_FAILURES, type SideFailure } from '@mozhan/session'

/** Pages say by a channel which of their parts they had to leave out: they know no logger. */
export function logSideFailures(logger: Pick<ReturnType<typeof createLogger>, 'warn'>): void {
  subscribe(SIDE_FAILURES, (message) => {
    // Published by `loadSide` alone.
    const { part, error } = message as SideFailure
    logger.warn({ part, err: error }, 'a part of a page could not be loaded')
  })
}
