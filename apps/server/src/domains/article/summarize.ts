import { cutText, renderMarkdown, toSummary } from '@mozhan/markdown'
import { AssistantError } from '../../assistant/assistant.ts'
import type { AppContext } from '../../context.ts'
import { DomainError } from '../../http/errors.ts'
import type { Viewer } from '../../http/tokens.ts'

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
export function createSummarize({ assistant, limits, logger }: AppContext) {
  const limit = limits.create('summary', MOST_WRITTEN, 10 * 60)

  return async (viewer: Viewer, source: SummarySource): Promise<string> =>
    (await ask(viewer, source.text)) || takeSummary(source)

  async function ask(viewer: Viewer, text: string): Promise<string | undefined> {
    if (assistant.summarize === undefined || text.trim() === '') return undefined
    try {
      await limit.take(viewer.id)
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
