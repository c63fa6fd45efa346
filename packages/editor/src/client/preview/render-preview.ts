import type { RenderedMarkdown } from '@mozhan/markdown'
import { renderPlainText } from '@mozhan/markdown/plain-text'
import { countText } from '../../model/count-text.ts'
import type { PreviewResult } from './preview-result.ts'

/** Renders a text as the page will show it, and counts it. Runs in a worker, or without one where there is none. */
export async function renderPreview(source: string): Promise<PreviewResult> {
  const { renderMarkdown } = await import('@mozhan/markdown')
  const siteUrl = globalThis.location?.origin
  return toResult(source, await renderMarkdown(source, { withBlocks: true, siteUrl }))
}

/** The text as it was written, where rendering it took too long. */
export function previewPlainly(source: string): PreviewResult {
  return toResult(source, renderPlainText(source, { withBlocks: true }))
}

function toResult(source: string, { blocks = [], minutes, text }: RenderedMarkdown): PreviewResult {
  return { blocks, minutes, hasText: source.trim() !== '', ...countText(text) }
}
