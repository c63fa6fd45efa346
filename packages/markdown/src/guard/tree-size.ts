import type { Node } from 'mdast'
import { MAX_DEPTH, MAX_NODES } from '../limits.ts'

/** Whether a tree exceeds the limits of depth or size. Iterative, because recursion is what must be avoided. */
export function isTooLarge(tree: Node): boolean {
  let nodes = 0
  let level = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return true
    level = level.flatMap(childrenOf)
  }
  return false
}

function childrenOf(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : []
}
