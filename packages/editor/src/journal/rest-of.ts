import { isSameContent } from './record.ts'

/**
 * What a writer has typed since a text was sent; undefined for nothing. Of plain text that began empty and only went on, it
 * is what follows what was sent; everything else stays whole, as a change of something that stands must.
 */
export function restOf<Content>(
  content: Content,
  sent: Content,
  initial: Content,
): Content | undefined {
  if (isSameContent(content, sent)) return undefined
  if (typeof content !== 'string' || typeof sent !== 'string' || !content.startsWith(sent)) {
    return content
  }
  const rest = content.slice(sent.length).trimStart()
  if (rest === '') return undefined
  // A string is what `Content` is here.
  return initial === '' ? (rest as Content & string) : content
}
