import type { Logger } from 'pino'
import { WorkerLimitError } from '../workers/worker-pool.ts'
import type { Workers } from '../workers/workers.ts'
import { type IndexedText, toIndexedText } from './indexed-text.ts'
import type { WrittenText } from './source.ts'

/** Number of characters that are indexed when a text exceeds the limits of a task. */
const BEGINNING = 2000

/** What indexing needs. */
export interface IndexingContext {
  readonly workers: Pick<Workers, 'search'>
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Computes the index data of a long text in a worker thread. Call it before the transaction.
 * @param owner owner of the task; see `WorkerPool`
 */
export async function indexText(
  { workers, logger }: IndexingContext,
  { searchText, mdContent, toc }: WrittenText,
  owner: string,
): Promise<IndexedText> {
  try {
    return await workers.search.run('indexText', { searchText, mdContent, toc }, owner)
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error
    logger.warn({ owner, limit: error.limit }, 'indexing exceeded its limits')
    return toIndexedText({ searchText: searchText.slice(0, BEGINNING), mdContent: '', toc: [] })
  }
}
