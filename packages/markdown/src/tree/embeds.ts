import type { Paragraph } from 'mdast'

/** Its address stands in it, or in the first of its sources. */
const EMBED =
  /^\s*<(?:iframe|video|audio|embed)(?:[^<>]*>\s*<source)?\s[^<>]*?\bsrc\s*=\s*["']?((?:https?:)?\/\/[^\s"'<>]+)/i

/** A player or frame of another site, which is not loaded here, as a link to what it would show. */
export function toEmbedLink(source: string): Paragraph | undefined {
  const address = EMBED.exec(source)?.[1]
  if (!address) return undefined
  const url = address.startsWith('//') ? `https:${address}` : address
  return {
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', value: url }] }],
  }
}
