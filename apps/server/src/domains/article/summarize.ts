import { cutText } from '@mozhan/markdown/text'
import { AssistantError } from '../../assistant/assistant.ts'
import type { AppContext } from '../../context.ts'
import { DomainError } from '../../http/errors.ts'
import type { Viewer } from '../../http/tokens.ts'
import { WorkerLimitError } from '../../workers/worker-pool.ts'

export interface SummarySource {
  readonly text: string
  readonly title?: string | undefined
}

/** Graphemes. */
const SUMMARY_LENGTH = 200
/** Clients give up after ten seconds; by then they have the other summary. */
const PATIENCE_MS = 8000
/** Abstracts that one person may have written for them within ten minutes; from then on they are made here. */
const MOST_WRITTEN = 20

/** Makes what writes an abstract: the assistant where it can, its own rules otherwise and whenever that fails. */
export function createSummarize({ assistant, limits, logger, workers }: AppContext) {
  const limit = limits.create('summary', MOST_WRITTEN, 10 * 60)

  return async (viewer: Viewer, source: SummarySource): Promise<string> =>
    (await ask(viewer, source.text)) || takeSummary(viewer, source)

  async function ask(viewer: Viewer, text: string): Promise<string | undefined> {
    if (assistant.summarize === undefined || text.trim() === '') return undefined
    try {
      await limit.take(viewer.id)
      const summary = await assistant.summarize(text, AbortSignal.timeout(PATIENCE_MS))
      return (await summarizeText(viewer, summary)).replace(/\s*\n\s*/g, ' ')
    } catch (error) {
      if (error instanceof DomainError) return undefined
      const failure = error instanceof AssistantError ? error.message : 'no answer in time'
      logger.warn({ failure }, 'no abstract was written')
      return undefined
    }
  }

  async function takeSummary(viewer: Viewer, { text, title }: SummarySource): Promise<string> {
    const summary = await summarizeText(viewer, text)
    return summary || title || cutText(text.trim(), SUMMARY_LENGTH)
  }

  async function summarizeText(viewer: Viewer, text: string): Promise<string> {
    try {
      return await workers.text.run('summarize', { text, length: SUMMARY_LENGTH }, viewer.id)
    } catch (error) {
      if (!(error instanceof WorkerLimitError)) throw error
      logger.warn({ owner: viewer.id, limit: error.limit }, 'summary exceeded its limits')
      return ''
    }
  }
}
