import type { Html, Paragraph, RootContent } from 'mdast'
import { parseMarkdown } from '../parse/parse.ts'
import { OPAQUE_TAGS, tagKind } from './tags.ts'

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
const OPAQUE = new RegExp(`^\\s{0,3}<(${OPAQUE_TAGS.join('|')})(?=[\\s/>])`, 'i')
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
/** A tag of a component, alone on its line, as in MDX. */
const LONE_TAG = /^[ \t]*<\/?([a-z][^\s/<>]*)(?:\s[^<>]*)?\/?>[ \t]*$/gim

/**
 * Raw HTML between blocks. Unknown tags alone on their line vanish and what stood between them is
 * read as Markdown, so that `<Note>` of another generator hides nothing.
 */
export function toHtmlBlock(node: Html, depth: number): RootContent[] {
  const source = node.value.replace(COMMENT, '')
  if (!source.trim()) return []
  const opaque = OPAQUE.exec(source)?.[1]
  if (opaque) return afterOpaque(source, opaque, depth)
  const first = /^\s*<\/?([a-z][^\s/<>]*)/i.exec(source)?.[1]
  if (first && tagKind(first) === 'literal') {
    const rest = source.replace(LONE_TAG, (line, name) => (tagKind(name) === 'literal' ? '' : line))
    if (!rest.trim()) return []
    if (rest !== source && depth > 0) return parseMarkdown(dedent(rest)).children
    return [paragraph(rest.trim())]
  }
  return [{ type: 'html', value: escapeLiteralTags(source) }]
}

/** Raw HTML inside a paragraph: one tag. */
export function toInlineHtml(node: Html): Html | { type: 'text'; value: string } | undefined {
  const name = /^<\/?([a-z][^\s/<>]*)/i.exec(node.value)?.[1]
  if (!name) return node.value.startsWith('<!--') ? undefined : { type: 'text', value: node.value }
  const kind = tagKind(name)
  if (kind === 'transparent') return undefined
  return kind === 'allowed' ? node : { type: 'text', value: node.value }
}

function escapeLiteralTags(source: string): string {
  return source.replace(TAG, (tag, slash, name) =>
    tagKind(name) === 'literal' ? `&lt;${slash}${name}` : tag,
  )
}

/** Everything up to the end tag goes; without one, everything. */
function afterOpaque(source: string, name: string, depth: number): RootContent[] {
  const end = source.toLowerCase().lastIndexOf(`</${name.toLowerCase()}`)
  const close = end < 0 ? -1 : source.indexOf('>', end)
  const rest = close < 0 ? '' : source.slice(close + 1)
  if (!rest.trim() || depth <= 0) return []
  return parseMarkdown(rest).children
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

function dedent(source: string): string {
  const lines = source.split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const least = Math.min(...indents)
  return lines.map((line) => line.slice(Math.min(least, line.search(/\S|$/)))).join('\n')
}
