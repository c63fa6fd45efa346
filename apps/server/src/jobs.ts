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

/** Starts the background jobs. Returns a function that stops them. */
export function startJobs(context: AppContext): () => Promise<void> {
  const stopping = new AbortController()
  const jobs = [
    context.pages.drainOutbox(),
    // In sequence: rendering changes what is indexed.
    renderOutdatedTexts(context, stopping.signal).then(() =>
      reindexOutdated(context, stopping.signal),
    ),
    runCleanupJobs(context, stopping.signal),
  ].map((job) =>
    job.catch((error) => context.logger.error({ err: error }, 'background job failed')),
  )
  return async () => {
    stopping.abort()
    await Promise.all(jobs)
  }
}

/** Renders texts again that an older version of the renderer has rendered. */
export function renderOutdatedTexts(context: AppContext, signal: AbortSignal): Promise<number> {
  const kinds = [outdatedArticles, outdatedQuestions, outdatedAnswers, outdatedComments]
  return renderOutdated(
    kinds.map((make) => make(context)),
    context.logger,
    signal,
  )
}

/** Removes expired data now and at intervals, until `signal` aborts. */
async function runCleanupJobs(context: AppContext, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = context
  const repeatEvery = (every: number, failure: string, work: () => Promise<unknown>) =>
    repeat(work, { every, failure, logger, signal })
  await Promise.all([
    repeatEvery(HOUR, 'could not remove old sign-ins', () => removeOldSessions(context)),
    repeatEvery(DAY, 'could not remove unreferenced files', () =>
      removeOrphanFiles(context, signal),
    ),
    repeatEvery(DAY, 'could not remove unfinished uploads', () => removeAbandonedUploads(context)),
    repeatEvery(DAY, 'could not remove old search queries', () =>
      removeOldQueries(db, clock().toISOString().slice(0, 10)),
    ),
  ])
}
