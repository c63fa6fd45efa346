import { linkMentions, type Mention } from './link-mentions.ts'
import { type RenderContext, renderContent } from './render-content.ts'
import { showEmoji } from './show-emoji.ts'

/** What is made from the text of a comment. */
export interface RenderedComment {
  readonly htmlContent: string
  readonly htmlVersion: string
  /** Everything a reader can read of it. */
  readonly searchText: string
  /** Who is called by name in it. */
  readonly mentions: readonly Mention[]
}

/** Renders a comment: people called by name become links, and its anchors are its own, since many share a page. */
export async function renderComment(
  context: RenderContext,
  id: string,
  text: string,
  owner: string,
): Promise<RenderedComment> {
  const { markdown, mentions } = await linkMentions(context.db, showEmoji(text))
  const rendered = await renderContent(context, markdown, { owner, idPrefix: `c${id}-` })
  const { htmlContent, htmlVersion, searchText } = rendered
  return { htmlContent, htmlVersion, searchText, mentions }
}
