import { RENDERER_VERSION } from '@mozhan/markdown'
import type { Logger } from 'pino'

/** Texts that are rendered at once, and the most that a look for outdated ones finds. */
export const OUTDATED_BATCH = 20
/** On whose behalf texts are rendered again. */
export const OUTDATED_OWNER = 'render-outdated'

export interface OutdatedText {
  readonly id: string
  readonly mdContent: string
}

/** A kind of texts that an older renderer may have made. */
export interface OutdatedTexts {
  /** The next ones, by their ids. */
  find(after: string): Promise<OutdatedText[]>
  /** Stores the new HTML unless the text was changed meanwhile; its new HTML is right already. */
  render(text: OutdatedText): Promise<void>
}

/**
 * Renders again what an older renderer has made, in the background and in small batches. Reading never
 * renders: until its turn comes, a text is shown as it was.
 */
export async function renderOutdated(
  kinds: readonly OutdatedTexts[],
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
          // It stays as it was, and the next start tries again.
          logger.error({ err: error, id: text.id }, 'text not rendered again')
        }
      }
    }
  }
  if (rendered > 0) logger.info({ rendered, RENDERER_VERSION }, 'texts rendered again')
  return rendered
}
