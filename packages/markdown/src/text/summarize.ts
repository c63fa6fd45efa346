import type { Nodes, Paragraph, Root } from 'mdast'
import { joinsLines } from './characters.ts'
import { cutText, UNITS_PER_GRAPHEME } from './cut-text.ts'
import { tidy } from './plain-text.ts'

const DEFAULT_LENGTH = 200
/** UTF-16 units that are examined for an excerpt. */
const MAX_TEXT = 10_000

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi

/**
 * Running text of an article (docs/rules.md#article-summary): without HTML tags and their content, fenced code, headings,
 * numbered lines, pictures, runs of blank lines and emphasis markers; also without tables, formulas and notes. One
 * paragraph per line, lines of Chinese joined without a space.
 *
 * @param tree after `prepareTree`
 * @param limit In graphemes. The result is well-formed Unicode and may be empty.
 */
export function summarize(tree: Root, limit = DEFAULT_LENGTH): string {
  const paragraphs: string[] = []
  let left = limit * UNITS_PER_GRAPHEME
  for (const paragraph of findParagraphs(tree)) {
    const text = tidy(joinLines(toText(paragraph))).replaceAll('\n', ' ')
    if (text) paragraphs.push(text)
    left -= text.length
    if (left < 0) break
  }
  return cutText(paragraphs.join('\n'), limit).trim()
}

/** The beginning of a text in one line, for lists. */
export function toExcerpt(text: string): string {
  return cutText(text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim(), DEFAULT_LENGTH)
}

function* findParagraphs(node: Nodes): Generator<Paragraph> {
  if (node.type === 'paragraph') {
    if (!isTitle(node)) yield node
  } else if (holdsRunningText(node)) {
    for (const child of withoutHtml(node.children)) yield* findParagraphs(child)
  }
}

/** Numbered lists are omitted with their content. */
function holdsRunningText(node: Nodes): node is Root {
  return (
    node.type === 'root' ||
    node.type === 'blockquote' ||
    node.type === 'listItem' ||
    node.type === 'callout' ||
    (node.type === 'list' && !node.ordered)
  )
}

/** The title of a container. */
function isTitle({ data }: Paragraph): boolean {
  return data?.hProperties !== undefined
}

function toText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'inlineMath':
      return node.value
    case 'break':
      return '\n'
    default:
      return 'children' in node ? withoutHtml(node.children).map(toText).join('') : ''
  }
}

/** Raw HTML is removed with the content between its tags; an unpaired tag is removed alone. */
function withoutHtml<T extends Nodes>(children: readonly T[]): readonly T[] {
  if (!children.some((child) => child.type === 'html')) return children
  const opened = new Map<string, number[]>()
  /** Number of elements that begin (more than end) with each child. */
  const begins = children.map(() => 0)
  const change = (index: number, by: number) => {
    begins[index] = (begins[index] ?? 0) + by
  }
  for (const [index, child] of children.entries()) {
    for (const [, slash, name = ''] of child.type === 'html' ? child.value.matchAll(TAG) : []) {
      const stack = opened.get(name.toLowerCase()) ?? []
      opened.set(name.toLowerCase(), stack)
      const start = slash ? stack.pop() : stack.push(index) && undefined
      if (start === undefined) continue
      change(start, 1)
      change(index, -1)
    }
  }
  let depth = 0
  return children.filter((child, index) => {
    depth += begins[index] ?? 0
    return depth === 0 && child.type !== 'html'
  })
}

function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .flatMap((line, index) => (joinsLines(lines[index - 1] ?? '', line) ? [line] : [' ', line]))
    .join('')
}
