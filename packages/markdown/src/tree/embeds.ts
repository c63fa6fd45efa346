import type { Paragraph } from 'mdast'

/** Elements with their address in `src`, or in the first of their sources. */
const EMBED =
  /^\s*<(?:iframe|video|audio|embed)(?:[^<>]*>\s*<source)?\s[^<>]*?\bsrc\s*=\s*["']?((?:https?:)?\/\/[^\s"'<>]+)/i

/** Replaces an embedded player or frame of another site by a link to its content. */
export function toEmbedLink(source: string): Paragraph | undefined {
  const address = EMBED.exec(source)?.[1]
  if (!address) return undefined
  const url = address.startsWith('//') ? `https:${address}` : address
  return {
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', value: url }] }],
  }
}
