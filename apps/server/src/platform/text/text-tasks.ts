// Rendering of untrusted Markdown. Runs in worker threads.
import {
  PLAIN_VERSION,
  RENDERER_VERSION,
  type RenderedMarkdown,
  renderMarkdown,
  renderPlainText,
  toSummary,
} from '@mozhan/markdown'
import type { ImageSize } from '../files/find-upload-sizes.ts'
import { defineTask } from '../workers/task.ts'

export interface RenderInput {
  readonly markdown: string
  readonly siteUrl: string
  readonly idPrefix?: string | undefined
  /** Single line breaks stay, as in comments. */
  readonly breaks?: boolean | undefined
  /** Sizes of the site's own pictures, by their addresses. */
  readonly sizes: ReadonlyMap<string, ImageSize>
}

export const render = defineTask(
  async ({
    markdown,
    siteUrl,
    idPrefix,
    breaks = false,
    sizes,
  }: RenderInput): Promise<VersionedMarkdown> => {
    const rendered = await renderMarkdown(markdown, {
      siteUrl,
      breaks,
      resolveImage: (src) => {
        const size = sizes.get(src)
        return size && { src, ...size }
      },
      ...(idPrefix === undefined ? {} : { idPrefix }),
    })
    return { ...rendered, version: RENDERER_VERSION }
  },
)

/** For a text whose rendering was stopped. Its version is no renderer version, so the next start tries again. */
export const renderPlain = defineTask(
  (markdown: string): VersionedMarkdown => ({
    ...renderPlainText(markdown),
    version: PLAIN_VERSION,
  }),
)

/** A summary of at most `length` graphemes; may be empty. */
export const summarize = defineTask(
  ({ text, length }: { readonly text: string; readonly length: number }): string =>
    toSummary(text, length),
)

type VersionedMarkdown = RenderedMarkdown & { readonly version: string }
