import type { Element, Root, RootContent } from 'hast'
import { hasClass } from '../html/walk.ts'

const BLOCK =
  /^(?:blockquote|caption|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|tr|ul)$/
const CELL = /^t[dh]$/

/** The visible text, one block per line. */
export function toSearchText(tree: Root): string {
  return tidy(collect(tree, () => true))
}

/** Text that is read word by word: everything but code. */
export function toProse(tree: Root): string {
  return tidy(collect(tree, (element) => element.tagName !== 'pre'))
}

function collect(parent: Root | Element, isWanted: (element: Element) => boolean): string {
  const pieces: string[] = []
  const visit = (node: RootContent) => {
    if (node.type === 'text') pieces.push(node.value)
    if (node.type !== 'element' || !isWanted(node) || isGenerated(node)) return
    if (node.tagName === 'br') pieces.push('\n')
    if (node.tagName === 'img' && node.properties.alt) pieces.push(` ${node.properties.alt} `)
    const isBlock = BLOCK.test(node.tagName)
    if (isBlock) pieces.push('\n')
    node.children.forEach(visit)
    if (isBlock) pieces.push('\n')
    if (CELL.test(node.tagName)) pieces.push(' ')
  }
  parent.children.forEach(visit)
  return pieces.join('')
}

/** Text added by the renderer: footnote numbers, back references, the hidden title of the footnotes. */
function isGenerated(element: Element): boolean {
  return (
    element.properties.dataFootnoteRef !== undefined ||
    element.properties.dataFootnoteBackref !== undefined ||
    hasClass(element, 'sr-only')
  )
}

/** Removes control characters and empty lines, and collapses spaces. */
export function tidy(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g, '')
      .split('\n')
      .map((line) => line.replace(/[ \t\r]+/g, ' ').trim())
      .filter(Boolean)
      .join('\n')
  )
}
