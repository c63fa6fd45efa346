import type { Element, Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { Code, Root as Tree } from 'mdast'
import { defaultHandlers, type State, toHast } from 'mdast-util-to-hast'
import { copy } from '../copy.ts'
import { toFootnoteReference } from './markdown-footnotes.ts'
import { toListItem } from './markdown-lists.ts'
import { createTableHandlers } from './markdown-tables.ts'

/** Converts mdast to hast, with raw HTML still unparsed. */
export function toHtmlTree(tree: Tree, idPrefix: string): Root {
  const result = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: idPrefix,
    footnoteLabel: copy.footnotes,
    footnoteBackLabel: (index, rereference) =>
      copy.backToReference(`${index + 1}${rereference > 1 ? `-${rereference}` : ''}`),
    handlers: {
      ...createTableHandlers(),
      code: toCode,
      footnoteReference: toFootnoteReference,
      listItem: toListItem,
    },
  })
  return result.type === 'root' ? result : { type: 'root', children: [] }
}

/** Parses raw HTML with the HTML parser, which repairs the nesting; a tree without raw HTML is returned unchanged. */
export function parseRawHtml(tree: Root): Root {
  if (!hasRaw(tree)) return tree
  const result = raw(tree)
  return result.type === 'root'
    ? result
    : { type: 'root', children: result.type === 'element' ? [result] : [] }
}

function hasRaw(node: Root | Element): boolean {
  return node.children.some(
    (child) => child.type === 'raw' || (child.type === 'element' && hasRaw(child)),
  )
}

/** A fence with its whole info string, without a newline at the end of the code. */
function toCode(state: State, node: Code): Element {
  const pre = defaultHandlers.code(state, node)
  const [code] = pre.children
  if (code?.type === 'element') {
    code.children = [{ type: 'text', value: node.value }]
    code.properties = node.lang ? { dataInfo: `${node.lang} ${node.meta ?? ''}`.trim() } : {}
  }
  return pre
}
