import { linkMentions, type Mention } from './link-mentions.ts'
import { type RenderContext, renderContent } from './render-content.ts'
import { showEmoji } from './show-emoji.ts'

/** What is rendered from the text of a comment. */
export interface RenderedComment {
  readonly htmlContent: string
  readonly htmlVersion: string
  /** All text that a reader can read in it. */
  readonly searchText: string
  /** Users who are mentioned in it. */
  readonly mentions: readonly Mention[]
}

/** Renders a comment. Single line breaks stay, mentions become links, and anchors get a prefix, because many comments share a page. */
export async function renderComment(
  context: RenderContext,
  id: string,
  text: string,
  owner: string,
): Promise<RenderedComment> {
  const { markdown, mentions } = await linkMentions(context.db, showEmoji(text))
  const rendered = await renderContent(context, markdown, {
    owner,
    idPrefix: `c${id}-`,
    breaks: true,
  })
  const { htmlContent, htmlVersion, searchText } = rendered
  return { htmlContent, htmlVersion, searchText, mentions }
}
