import { cutText } from '@mozhan/markdown/text'
import { DomainError } from '../../platform/http/errors.ts'
import { toNetwork } from '../../platform/http/limit-key.ts'
import type { Caller } from '../../platform/http/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { WorkerLimitError } from '../../platform/workers/worker-pool.ts'

export interface SummarySource {
  readonly text: string
  readonly title?: string | undefined
}

/** Graphemes. */
const SUMMARY_LENGTH = 200
/** Shorter than the client timeout of ten seconds, so that the fallback summary arrives in time. */
const TIMEOUT_MS = 8000

/** Creates the summarizer. It uses the assistant, and extraction by rules as fallback. */
export function createSummarize({
  assistant,
  limits,
  logger,
  workers,
}: Pick<Platform, 'assistant' | 'limits' | 'logger' | 'workers'>) {
  return async (caller: Caller, source: SummarySource): Promise<string> =>
    (await ask(caller, source.text)) || takeSummary(caller, source)

  async function ask(caller: Caller, text: string): Promise<string | undefined> {
    if (assistant.summarize === undefined || text.trim() === '') return undefined
    try {
      // When the limit is exceeded, the fallback summary is used.
      await limits.take('abstract', caller)
      const summary = await assistant.summarize(text, AbortSignal.timeout(TIMEOUT_MS))
      return (await summarizeText(caller, summary)).replace(/\s*\n\s*/g, ' ')
    } catch (error) {
      if (error instanceof DomainError) return undefined
      logger.warn({ err: error }, 'assistant summary failed, using extracted summary')
      return undefined
    }
  }

  async function takeSummary(caller: Caller, { text, title }: SummarySource): Promise<string> {
    const summary = await summarizeText(caller, text)
    return summary || title || cutText(text.trim(), SUMMARY_LENGTH)
  }

  async function summarizeText({ address, user }: Caller, text: string): Promise<string> {
    const owner = user ?? toNetwork(address)
    try {
      return await workers.text.run('summarize', { text, length: SUMMARY_LENGTH }, owner)
    } catch (error) {
      if (!(error instanceof WorkerLimitError)) throw error
      logger.warn({ limit: error.limit }, 'summary task exceeded a worker limit')
      return ''
    }
  }
}
