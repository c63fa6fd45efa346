import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import type { TocEntry } from '../db/schema/index.ts'
import { findImageSizes } from '../files/find-image-sizes.ts'
import { WorkerLimitError } from '../workers/worker-pool.ts'
import type { Workers } from '../workers/workers.ts'

/** What is rendered from a Markdown text when it is written. Nothing is rendered when it is read. */
export interface RenderedContent {
  readonly mdContent: string
  readonly htmlContent: string
  readonly htmlVersion: string
  readonly toc: readonly TocEntry[]
  readonly excerpt: string
  readonly searchText: string
  readonly minutes: number
}

/** What rendering needs. */
export interface RenderContext {
  readonly db: Database
  readonly filesDir: string
  readonly config: { readonly siteUrl: string }
  readonly workers: Pick<Workers, 'text'>
  readonly logger: Logger
}

export interface RenderContentOptions {
  /** Owner of the task; see `WorkerPool`. */
  readonly owner: string
  /** Prefix of every anchor, for texts that share a page. */
  readonly idPrefix?: string | undefined
  /** Single line breaks stay, as in comments. @default false */
  readonly breaks?: boolean | undefined
}

/**
 * Renders a text in a worker thread. A text that exceeds the limits of a task is rendered as plain text. Call it before the
 * transaction, because it takes time and needs no row.
 * @throws QueueFullError when too many texts are waiting
 */
export async function renderContent(
  context: RenderContext,
  markdown: string,
  options: RenderContentOptions,
): Promise<RenderedContent> {
  // PostgreSQL cannot store U+0000; Markdown itself replaces it by U+FFFD.
  const mdContent = markdown.replaceAll('\0', '\uFFFD').toWellFormed()
  const rendered = await render(context, mdContent, options)
  return {
    mdContent,
    htmlContent: rendered.html,
    htmlVersion: rendered.version,
    toc: rendered.toc,
    excerpt: rendered.excerpt,
    searchText: rendered.text,
    minutes: rendered.minutes,
  }
}

async function render(
  context: RenderContext,
  markdown: string,
  { owner, ...options }: RenderContentOptions,
) {
  const { text } = context.workers
  const sizes = await findImageSizes(context, markdown)
  const { siteUrl } = context.config
  try {
    return await text.run('render', { ...options, markdown, siteUrl, sizes }, owner)
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error
    context.logger.warn({ owner, limit: error.limit }, 'rendering exceeded its limits')
    return text.run('renderPlain', markdown, owner)
  }
}
