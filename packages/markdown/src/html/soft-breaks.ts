import type { Element, Root } from 'hast'
import { joinsLines } from '../text/characters.ts'

/** Inline elements; all others end a line of text. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code del dfn em i img input ins kbd mark q ruby rt rp s samp small span ' +
    'strong sub sup u var'
  ).split(' '),
)

/**
 * Joins lines that an editor wrapped in the middle of Chinese text. A line break is removed between
 * two CJK letters and beside full-width punctuation; between a CJK letter and a Latin one it stays
 * and is shown as a space, as between two Latin words.
 */
export function joinSoftBreaks(tree: Root) {
  joinIn(tree, { last: '', pending: undefined })
}

interface Line {
  /** The previous character. */
  last: string
  /** A text that ends with a break whose next character is not known yet. */
  pending: { value: string } | undefined
}

function joinIn(parent: Root | Element, line: Line) {
  for (const child of parent.children) {
    if (child.type === 'text') {
      joinText(child, line)
    } else if (child.type === 'element') {
      if (child.tagName === 'pre') continue
      const isInline = INLINE.has(child.tagName)
      if (isInline && (child.tagName === 'code' || child.tagName === 'img')) {
        line.last = 'a'
        line.pending = undefined
        continue
      }
      if (!isInline) Object.assign(line, { last: '', pending: undefined })
      joinIn(child, line)
      if (!isInline) Object.assign(line, { last: '', pending: undefined })
    }
  }
}

function joinText(node: { value: string }, line: Line) {
  const first = firstCharacter(node.value)
  if (line.pending && first && first !== '\n' && joinsLines(line.last, first)) {
    line.pending.value = line.pending.value.slice(0, -1)
  }
  if (node.value.includes('\n')) {
    const parts = node.value.split('\n')
    let before = lastCharacter(parts[0] ?? '') || line.last
    for (let index = 1; index < parts.length; index += 1) {
      const part = parts[index] ?? ''
      if (!joinsLines(before, part)) parts[index] = `\n${part}`
      before = lastCharacter(part) || before
    }
    node.value = parts.join('')
  }
  const isOpen = node.value.endsWith('\n')
  const last = lastCharacter(isOpen ? node.value.slice(0, -1) : node.value)
  if (last) line.last = last
  line.pending = isOpen ? node : undefined
}

function firstCharacter(text: string): string {
  return text[Symbol.iterator]().next().value ?? ''
}

function lastCharacter(text: string): string {
  const tail = text.slice(-2)
  return [...tail].at(-1) ?? ''
}
