import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RenderedBlock } from '../types.ts'

/**
 * Source lines of the top-level nodes, in order; `undefined` for a node without a line. Must be read before formulas,
 * tables and code are rendered, which replaces nodes in place.
 */
export function linesOf(tree: Root): (number | undefined)[] {
  let last = 0
  return tree.children.map((child) => {
    const line = child.position?.start.line
    // Nodes parsed from inside an element count their lines from there.
    if (child.type !== 'element' || line === undefined || line < last) return undefined
    last = line
    return line
  })
}

/** The HTML in pieces: one for each top-level element with the text after it. They concatenate to the whole. */
export function toBlocks(tree: Root, lines: (number | undefined)[]): RenderedBlock[] {
  const blocks: RenderedBlock[] = []
  tree.children.forEach((child, index) => {
    const html = toHtml({ type: 'root', children: [child] }, { allowDangerousHtml: true })
    const last = blocks.at(-1)
    if (child.type === 'text' && last) last.html += html
    else blocks.push({ html, line: lines[index] })
  })
  return blocks
}
