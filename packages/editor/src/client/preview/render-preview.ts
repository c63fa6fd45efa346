import type { RenderedMarkdown } from '@mozhan/markdown'
import { renderPlainText } from '@mozhan/markdown/plain-text'
import { countText } from '../../model/count-text.ts'
import type { PreviewResult } from './preview-result.ts'

/** Renders and counts a text. Runs in a worker, or in the page if workers are not available. */
export async function renderPreview(source: string): Promise<PreviewResult> {
  const { renderMarkdown } = await import('@mozhan/markdown')
  const siteUrl = globalThis.location?.origin
  return toResult(source, await renderMarkdown(source, { withBlocks: true, siteUrl }))
}

/** The text as written, if rendering took too long. */
export function previewAsPlainText(source: string): PreviewResult {
  return toResult(source, renderPlainText(source, { withBlocks: true }))
}

function toResult(source: string, { blocks = [], minutes, text }: RenderedMarkdown): PreviewResult {
  return { blocks, minutes, hasText: source.trim() !== '', ...countText(text) }
}
