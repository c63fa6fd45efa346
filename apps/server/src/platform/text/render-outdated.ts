import { RENDERER_VERSION } from '@mozhan/markdown'
import type { Logger } from 'pino'

/** Maximum number of outdated texts in one batch. */
export const OUTDATED_BATCH = 20
/** Owner of the tasks in the fair queue, so that they delay the tasks of each user by one turn only. */
export const OUTDATED_OWNER = 'render-outdated'

export interface OutdatedText {
  readonly id: string
  readonly mdContent: string
}

/** A source of texts of one kind that an older renderer has rendered. */
export interface OutdatedTextSource {
  /** The next outdated texts, sorted by id. */
  find(after: string): Promise<OutdatedText[]>
  /** Stores the new HTML unless the text was changed meanwhile, because then its HTML is new already. */
  render(text: OutdatedText): Promise<void>
}

/**
 * Renders texts again that an older renderer has rendered, in the background and in small batches. Until then the old HTML
 * is shown, because reading never renders.
 */
export async function renderOutdated(
  kinds: readonly OutdatedTextSource[],
  logger: Logger,
  signal: AbortSignal,
): Promise<number> {
  let rendered = 0
  for (const kind of kinds) {
    let last = '0'
    while (!signal.aborted) {
      const batch = await kind.find(last)
      if (batch.length === 0) break
      for (const text of batch) {
        if (signal.aborted) return rendered
        last = text.id
        try {
          await kind.render(text)
          rendered += 1
        } catch (error) {
          // The old HTML stays, and the next start tries again.
          logger.error({ err: error, id: text.id }, 'could not render an outdated text')
        }
      }
    }
  }
  if (rendered > 0) logger.info({ rendered, version: RENDERER_VERSION }, 'rendered outdated texts')
  return rendered
}
