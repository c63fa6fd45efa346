import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RenderedBlock } from '../types.ts'

/**
 * Source lines of the outermost nodes, in order; `undefined` where a node has none of its own. Take them before formulas,
 * tables and code are drawn, which happens in place.
 */
export function linesOf(tree: Root): (number | undefined)[] {
  let last = 0
  return tree.children.map((child) => {
    const line = child.position?.start.line
    // What was read again from inside an element counts its lines from there.
    if (child.type !== 'element' || line === undefined || line < last) return undefined
    last = line
    return line
  })
}

/** The HTML in pieces: one for each outermost element, with the text behind it. Together they are the whole. */
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
