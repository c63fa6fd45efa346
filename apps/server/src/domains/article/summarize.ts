import { cutText, renderMarkdown, toSummary } from '@mozhan/markdown'
import { AssistantError } from '../../assistant/assistant.ts'
import type { AppContext } from '../../context.ts'
import { DomainError } from '../../http/errors.ts'
import type { Caller } from '../../http/limits.ts'

export interface SummarySource {
  readonly text: string
  readonly title?: string | undefined
}

/** Graphemes. */
const SUMMARY_LENGTH = 200
/** Clients give up after ten seconds; by then they have the other summary. */
const PATIENCE_MS = 8000

/** Makes what writes an abstract: the assistant where it can, its own rules otherwise and whenever that fails. */
export function createSummarize({ assistant, limits, logger }: AppContext) {
  return async (caller: Caller, source: SummarySource): Promise<string> =>
    (await ask(caller, source.text)) || takeSummary(source)

  async function ask(caller: Caller, text: string): Promise<string | undefined> {
    if (assistant.summarize === undefined || text.trim() === '') return undefined
    try {
      // Beyond the limit nothing is refused: the summary is made here.
      await limits.take('abstract', caller)
      const summary = await assistant.summarize(text, AbortSignal.timeout(PATIENCE_MS))
      return toSummary(summary, SUMMARY_LENGTH).replace(/\s*\n\s*/g, ' ')
    } catch (error) {
      if (error instanceof DomainError) return undefined
      const failure = error instanceof AssistantError ? error.message : 'no answer in time'
      logger.warn({ failure }, 'no abstract was written')
      return undefined
    }
  }
}

async function takeSummary({ text, title }: SummarySource): Promise<string> {
  const summary = toSummary(text, SUMMARY_LENGTH) || title
  // A text of nothing but code has no sentence to take; its first lines are better than nothing.
  return summary || (await renderMarkdown(text)).excerpt || cutText(text.trim(), SUMMARY_LENGTH)
}
