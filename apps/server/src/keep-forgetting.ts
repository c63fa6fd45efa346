import type { AppContext } from './context.ts'
import { removeOldSessions } from './domains/auth/remove-old-sessions.ts'
import { forgetUploads } from './domains/file/forget-uploads.ts'
import { removeUnknownFiles } from './domains/file/remove-unknown-files.ts'
import { forgetQueries } from './domains/search/hot-words.ts'
import { DAY, HOUR, repeat } from './platform/jobs/repeat.ts'

/** Removes what nobody needs any longer, now and from time to time, until `signal` says stop. */
export async function keepForgetting(context: AppContext, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = context
  const often = (every: number, failure: string, work: () => Promise<unknown>) =>
    repeat(work, { every, failure, logger, signal })
  await Promise.all([
    often(HOUR, 'old sign-ins could not be removed', () => removeOldSessions(context)),
    often(DAY, 'unknown files could not be removed', () => removeUnknownFiles(context, signal)),
    often(DAY, 'unfinished uploads could not be removed', () => forgetUploads(context)),
    often(DAY, 'old questions could not be removed', () =>
      forgetQueries(db, clock().toISOString().slice(0, 10)),
    ),
  ])
}
