import { isSameContent } from './record.ts'

/** What a writer has typed since a text was sent; of plain text that only went on, without what was sent. */
export function restOf<Content>(content: Content, sent: Content): Content | undefined {
  if (isSameContent(content, sent)) return undefined
  if (typeof content !== 'string' || typeof sent !== 'string' || !content.startsWith(sent)) {
    return content
  }
  // A string is what `Content` is here.
  return content.slice(sent.length).trimStart() as Content & string
}
