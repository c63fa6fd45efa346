import type { Node } from 'mdast'

/** Deepest tree that is drawn. */
export const MAX_DEPTH = 100

/** Whether a tree is deeper than we draw; without recursion, since that is what is to be avoided. */
export function isTooDeep(tree: Node): boolean {
  let level = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap(childrenOf)
  }
  return false
}

function childrenOf(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}
