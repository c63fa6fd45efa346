import type { Html, Paragraph, Root, RootContent } from 'mdast'
import { toEmbedLink } from './embeds.ts'
import { OPAQUE_TAGS, tagKind } from './tags.ts'

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
const OPAQUE = new RegExp(`^\\s{0,3}<(${OPAQUE_TAGS.join('|')})(?=[\\s/>])`, 'i')
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
/** `<?php`, `<?xml`, `<![CDATA[`, `<!DOCTYPE`. */
const NO_ELEMENT = /^\s{0,3}<[?!]/
const INSTRUCTION_END = /^\s*(?:<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![a-z][^>]*>)/i
/** A tag of a component, alone on its line, as in MDX. */
const LONE_TAG = /^[ \t]*<\/?([a-z][^\s/<>]*)(?:\s[^<>]*)?\/?>[ \t]*$/gim

/** Parses the content of an unknown element; undefined if that exceeds a limit. */
export type Reread = (source: string) => Root | undefined

/**
 * Raw HTML between blocks. Unknown tags alone on their line are removed, and the text between them is
 * parsed as Markdown, so that `<Note>` of another generator hides nothing.
 */
export function toHtmlBlock(node: Html, reread: Reread): RootContent[] {
  const source = node.value.replace(COMMENT, '')
  if (!source.trim()) return []
  if (NO_ELEMENT.test(source)) return afterInstruction(source, reread)
  const opaque = OPAQUE.exec(source)?.[1]
  if (opaque) return afterOpaque(source, opaque, reread)
  const embedded = toEmbedLink(source)
  if (embedded) return [embedded]
  const first = /^\s*<\/?([a-z][^\s/<>]*)/i.exec(source)?.[1]
  if (first && tagKind(first) === 'literal') {
    const rest = source.replace(LONE_TAG, (line, name) => (tagKind(name) === 'literal' ? '' : line))
    if (!rest.trim()) return []
    const tree = rest === source ? undefined : reread(dedent(rest))
    return tree ? tree.children : [paragraph(rest.trim())]
  }
  return [{ type: 'html', value: escapeLiteralTags(source) }]
}

function escapeLiteralTags(source: string): string {
  return source.replace(TAG, (tag, slash, name) =>
    tagKind(name) === 'literal' ? `&lt;${slash}${name}` : tag,
  )
}

/**
 * Code that was written without a fence: up to its end marker, or to the next empty line if that is missing. The text
 * after it is parsed as Markdown.
 */
function afterInstruction(source: string, reread: Reread): RootContent[] {
  const end = INSTRUCTION_END.exec(source) ?? /\n[ \t]*(?=\n)/.exec(source)
  const at = end ? end.index + end[0].length : source.length
  const rest = source.slice(at)
  const code: RootContent = { type: 'code', value: source.slice(0, at).trim() }
  return rest.trim() ? [code, ...(reread(rest)?.children ?? [paragraph(rest.trim())])] : [code]
}

/** Removes everything up to the end tag; without one, everything. */
function afterOpaque(source: string, name: string, reread: Reread): RootContent[] {
  const end = source.toLowerCase().lastIndexOf(`</${name.toLowerCase()}`)
  const close = end < 0 ? -1 : source.indexOf('>', end)
  const rest = close < 0 ? '' : source.slice(close + 1)
  return rest.trim() ? (reread(rest)?.children ?? [paragraph(rest.trim())]) : []
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

function dedent(source: string): string {
  const lines = source.split('\n')
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) if (line.trim()) least = Math.min(least, line.search(/\S/))
  return lines.map((line) => line.slice(Math.min(least, line.search(/\S|$/)))).join('\n')
}
