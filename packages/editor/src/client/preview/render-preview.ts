import type { RenderedMarkdown, RenderOptions } from '@mozhan/markdown'
import { renderPlainText } from '@mozhan/markdown/plain-text'
import { countText } from '../../model/count-text.ts'
import type { PreviewResult } from './preview-result.ts'

export interface PreviewRequest {
  source: string
  /** Colours code, which only a worker can do: a pattern of a grammar may take very long. */
  isHighlighted: boolean
}

/** Milliseconds for the colours of all code of a text. */
const HIGHLIGHT_TIME_MS = 300

/**
 * Renders and counts a text. Runs in a worker, or in the page if workers are not available.
 * @param highlight colours code; absent in the page
 */
export async function renderPreview(
  { source, isHighlighted }: PreviewRequest,
  highlight?: RenderOptions['highlight'],
): Promise<PreviewResult> {
  const { renderMarkdown } = await import('@mozhan/markdown')
  const siteUrl = globalThis.location?.origin
  return toResult(
    source,
    await renderMarkdown(source, {
      withBlocks: true,
      siteUrl,
      highlightTime: HIGHLIGHT_TIME_MS,
      ...(isHighlighted && highlight && { highlight }),
    }),
  )
}

/** The text as written, if rendering took too long. */
export function previewAsPlainText(source: string): PreviewResult {
  return toResult(source, renderPlainText(source, { withBlocks: true }))
}

function toResult(source: string, { blocks = [], minutes, text }: RenderedMarkdown): PreviewResult {
  return { blocks, minutes, hasText: source.trim() !== '', ...countText(text) }
}
