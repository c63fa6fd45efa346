import { RENDERER_VERSION, renderMarkdown } from '@mozhan/markdown'
import type { AppContext } from '../context.ts'
import type { TocEntry } from '../db/schema/index.ts'
import { createMeasureImage } from '../files/measure-image.ts'

/** Everything that is made from a Markdown text when it is written, never when it is read. */
export interface RenderedContent {
  readonly mdContent: string
  readonly htmlContent: string
  readonly htmlVersion: string
  readonly toc: readonly TocEntry[]
  readonly excerpt: string
  readonly searchText: string
  readonly minutes: number
}

/** What rendering needs of the server. */
export type RenderContext = Pick<AppContext, 'db' | 'filesDir' | 'config'>

/**
 * Renders a text. Do it before the transaction: it takes its time and needs no row.
 * @param idPrefix put before every anchor, where several texts share a page
 */
export async function renderContent(
  context: RenderContext,
  markdown: string,
  idPrefix?: string,
): Promise<RenderedContent> {
  // PostgreSQL cannot keep U+0000; Markdown itself replaces it by U+FFFD.
  const mdContent = markdown.replaceAll('\0', '\uFFFD').toWellFormed()
  const rendered = await renderMarkdown(mdContent, {
    siteUrl: context.config.siteUrl,
    resolveImage: createMeasureImage(context),
    ...(idPrefix === undefined ? {} : { idPrefix }),
  })
  return {
    mdContent,
    htmlContent: rendered.html,
    htmlVersion: RENDERER_VERSION,
    toc: rendered.toc,
    excerpt: rendered.excerpt,
    searchText: rendered.text,
    minutes: rendered.minutes,
  }
}
