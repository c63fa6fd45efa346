import type { AppContext } from './context.ts'
import { outdatedArticles } from './domains/article/outdated-articles.ts'
import { removeOldSessions } from './domains/auth/remove-old-sessions.ts'
import { outdatedComments } from './domains/comment/outdated-comments.ts'
import { removeAbandonedUploads } from './domains/file/remove-abandoned-uploads.ts'
import { removeOrphanFiles } from './domains/file/remove-orphan-files.ts'
import { outdatedAnswers } from './domains/question/outdated-answers.ts'
import { outdatedQuestions } from './domains/question/outdated-questions.ts'
import { removeOldQueries } from './domains/search/hot-words.ts'
import { reindexOutdated } from './domains/search/reindex.ts'
import { DAY, HOUR, repeat } from './platform/jobs/repeat.ts'
import { renderOutdated } from './platform/text/render-outdated.ts'

/** Starts the background jobs. Returns what ends them. */
export function startJobs(context: AppContext): () => Promise<void> {
  const stopping = new AbortController()
  const jobs = [
    context.pages.drainOutbox(),
    // One after the other: rendering changes what is indexed.
    renderOutdatedTexts(context, stopping.signal).then(() =>
      reindexOutdated(context, stopping.signal),
    ),
    keepForgetting(context, stopping.signal),
  ].map((job) =>
    job.catch((error) => context.logger.error({ err: error }, 'a background job failed')),
  )
  return async () => {
    stopping.abort()
    await Promise.all(jobs)
  }
}

/** Renders again what an older renderer has made. */
export function renderOutdatedTexts(context: AppContext, signal: AbortSignal): Promise<number> {
  const kinds = [outdatedArticles, outdatedQuestions, outdatedAnswers, outdatedComments]
  return renderOutdated(
    kinds.map((make) => make(context)),
    context.logger,
    signal,
  )
}

/** Removes what is no longer needed, now and from time to time, until `signal` says stop. */
async function keepForgetting(context: AppContext, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = context
  const often = (every: number, failure: string, work: () => Promise<unknown>) =>
    repeat(work, { every, failure, logger, signal })
  await Promise.all([
    often(HOUR, 'old sign-ins could not be removed', () => removeOldSessions(context)),
    often(DAY, 'unknown files could not be removed', () => removeOrphanFiles(context, signal)),
    often(DAY, 'unfinished uploads could not be removed', () => removeAbandonedUploads(context)),
    often(DAY, 'old questions could not be removed', () =>
      removeOldQueries(db, clock().toISOString().slice(0, 10)),
    ),
  ])
}
