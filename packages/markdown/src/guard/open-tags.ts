import type { Nodes, Root } from 'mdast'
import { MAX_OPEN_TAGS } from '../limits.ts'
import { tagKind } from '../tree/tags.ts'

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
/** Void elements, and elements that the next one of their kind closes. */
const SELF_CLOSING =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|p|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i

/**
 * Converts all raw HTML of a tree into text if it is nested so deeply that parsing would take long:
 * the HTML parser compares each closing tag with all open elements.
 */
export function limitOpenTags(tree: Root): Root {
  if (maxOpenTags(tree) > MAX_OPEN_TAGS) writeOutHtml(tree)
  return tree
}

function maxOpenTags(tree: Root): number {
  let open = 0
  let maxOpen = 0
  visitHtml(tree, (value) => {
    for (const [, slash, name = ''] of value.matchAll(TAG)) {
      // Tags of unknown elements become text before HTML is parsed.
      if (SELF_CLOSING.test(name) || tagKind(name) === 'literal') continue
      open = slash ? Math.max(0, open - 1) : open + 1
      maxOpen = Math.max(maxOpen, open)
    }
    return undefined
  })
  return maxOpen
}

function writeOutHtml(tree: Root) {
  visitHtml(tree, (value, isBlock) =>
    isBlock ? { type: 'paragraph', children: [{ type: 'text', value }] } : { type: 'text', value },
  )
}

const BLOCK_PARENT = /^(?:root|blockquote|listItem|footnoteDefinition)$/

type Replace = (value: string, isBlock: boolean) => Nodes | undefined

function visitHtml(node: Nodes, replace: Replace) {
  if (!('children' in node)) return
  const isBlock = BLOCK_PARENT.test(node.type)
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'html') {
      visitHtml(child, replace)
      continue
    }
    const replacement = replace(child.value, isBlock)
    // A block replaces a block, a phrase a phrase, so that the parent accepts it.
    if (replacement) (node.children as Nodes[])[index] = replacement
  }
}
