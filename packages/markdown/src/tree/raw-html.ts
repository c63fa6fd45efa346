import type { Html, Paragraph, Root, RootContent } from 'mdast'
import { toEmbedLink } from './embeds.ts'
import { DROPPED_TAGS, tagKind } from './tags.ts'

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
const DROPPED = new RegExp(`^\\s{0,3}<(${DROPPED_TAGS.join('|')})(?=[\\s/>])`, 'i')
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
/** `<?php`, `<?xml`, `<![CDATA[`, `<!DOCTYPE`. */
const INSTRUCTION_START = /^\s{0,3}<[?!]/
const INSTRUCTION_END = /^\s*(?:<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![a-z][^>]*>)/i
/** A tag alone on its line, as MDX writes components. */
const LONE_TAG = /^[ \t]*<\/?([a-z][^\s/<>]*)(?:\s[^<>]*)?\/?>[ \t]*$/gim

/** Parses the content of a literal tag as Markdown; undefined if the content is too long or too complex. */
export type ParseNested = (source: string) => Root | undefined

/**
 * Converts a block of raw HTML. If it starts with a literal tag (see `TagKind`), the literal tags that stand alone on a line
 * are removed and the rest is parsed as Markdown, so that the content of a component such as `<Note>` is shown.
 */
export function toHtmlBlock(node: Html, parseNested: ParseNested): RootContent[] {
  const source = node.value.replace(COMMENT, '')
  if (!source.trim()) return []
  if (INSTRUCTION_START.test(source)) return splitInstruction(source, parseNested)
  const dropped = DROPPED.exec(source)?.[1]
  if (dropped) return dropElement(source, dropped, parseNested)
  const embedded = toEmbedLink(source)
  if (embedded) return [embedded]
  const first = /^\s*<\/?([a-z][^\s/<>]*)/i.exec(source)?.[1]
  if (first && tagKind(first) === 'literal') {
    const rest = source.replace(LONE_TAG, (line, name) => (tagKind(name) === 'literal' ? '' : line))
    if (!rest.trim()) return []
    // A literal tag amid text, such as `List<String>`, is shown as text.
    const tree = rest === source ? undefined : parseNested(dedent(rest))
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
 * Shows a processing instruction, CDATA section or doctype as code, up to its end marker. Without an end marker it ends at
 * the next empty line. The text after it is parsed as Markdown.
 */
function splitInstruction(source: string, parseNested: ParseNested): RootContent[] {
  const end = INSTRUCTION_END.exec(source) ?? /\n[ \t]*(?=\n)/.exec(source)
  const at = end ? end.index + end[0].length : source.length
  const rest = source.slice(at)
  const code: RootContent = { type: 'code', value: source.slice(0, at).trim() }
  return rest.trim() ? [code, ...(parseNested(rest)?.children ?? [paragraph(rest.trim())])] : [code]
}

/** Removes everything up to the last end tag of this name; without an end tag, everything. */
function dropElement(source: string, name: string, parseNested: ParseNested): RootContent[] {
  const end = source.toLowerCase().lastIndexOf(`</${name.toLowerCase()}`)
  const close = end < 0 ? -1 : source.indexOf('>', end)
  const rest = close < 0 ? '' : source.slice(close + 1)
  return rest.trim() ? (parseNested(rest)?.children ?? [paragraph(rest.trim())]) : []
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

function dedent(source: string): string {
  const lines = source.split('\n')
  let minIndent = Number.POSITIVE_INFINITY
  for (const line of lines) if (line.trim()) minIndent = Math.min(minIndent, line.search(/\S/))
  return lines.map((line) => line.slice(Math.min(minIndent, line.search(/\S|$/)))).join('\n')
}
