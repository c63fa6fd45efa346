import { countText } from '../../model/count-text.ts'
import type { PreviewResult } from './preview-result.ts'

/** Renders a text as the page will show it, and counts it. Runs in a worker, or without one where there is none. */
export async function renderPreview(source: string): Promise<PreviewResult> {
  const { renderMarkdown } = await import('@mozhan/markdown')
  const { blocks = [], minutes, text } = await renderMarkdown(source, { withBlocks: true })
  return { blocks, minutes, hasText: source.trim() !== '', ...countText(text) }
}
