import type { Nodes, Paragraph, Root } from 'mdast'
import { joinsLines } from './characters.ts'
import { cutText, UNITS_PER_GRAPHEME } from './cut-text.ts'
import { tidy } from './plain-text.ts'

const DEFAULT_LENGTH = 200
/** UTF-16 units that are examined for an excerpt. */
const MAX_TEXT = 10_000

/** Chinese digits and ten. */
const CHINESE_NUMBER =
  '[\\u4e00\\u4e8c\\u4e09\\u56db\\u4e94\\u516d\\u4e03\\u516b\\u4e5d\\u5341]{1,3}'
/** The beginning of a numbered line: `1.`, `1、`, `1)`, `（1）`, `①`, `一、`, `（一）`. Not of `1.5` and `一、二线`. */
const NUMBER = new RegExp(
  [
    String.raw`\d{1,3}(?:[.．、](?!\s*\d)|[)）])`,
    String.raw`[(（](?:\d{1,3}|${CHINESE_NUMBER})[)）]`,
    `${CHINESE_NUMBER}、(?!${CHINESE_NUMBER})`,
    String.raw`[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]`,
    String.raw`\d\ufe0f?\u20e3`,
  ]
    .map((form) => String.raw`^\s*${form}`)
    .join('|'),
)

/**
 * Running text of an article (docs/rules.md#article-summary): without HTML tags and their content, fenced code, headings,
 * numbered lines, pictures, runs of blank lines and emphasis markers; also without tables, formulas and notes. One
 * paragraph per line, lines of Chinese joined without a space.
 *
 * @param tree after `prepareTree`, without HTML elements
 * @param limit In graphemes. The result is well-formed Unicode and may be empty.
 */
export function summarize(tree: Root, limit = DEFAULT_LENGTH): string {
  const paragraphs: string[] = []
  let left = limit * UNITS_PER_GRAPHEME
  for (const paragraph of findParagraphs(tree)) {
    const text = tidy(joinLines(withoutNumbered(toText(paragraph)))).replaceAll('\n', ' ')
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
    for (const child of node.children) yield* findParagraphs(child)
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
      return 'children' in node ? node.children.map(toText).join('') : ''
  }
}

function withoutNumbered(text: string): string {
  return text
    .split('\n')
    .filter((line) => !NUMBER.test(line))
    .join('\n')
}

function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .flatMap((line, index) => (joinsLines(lines[index - 1] ?? '', line) ? [line] : [' ', line]))
    .join('')
}
