import type { Definition, Nodes, Root } from 'mdast'

/**
 * UTF-16 units of the addresses and titles that the references of a tree expand to. One long definition with many short
 * references expands to the product of both.
 */
export function lengthOfReferences(tree: Root): number {
  const lengths = new Map<string, number>()
  visit(tree, (node) => {
    if (node.type === 'definition' && !lengths.has(node.identifier)) {
      lengths.set(node.identifier, lengthOf(node))
    }
  })
  let sum = 0
  visit(tree, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      sum += lengths.get(node.identifier) ?? 0
    }
  })
  return sum
}

function lengthOf({ url, title }: Definition): number {
  return url.length + (title?.length ?? 0)
}

function visit(node: Nodes, see: (node: Nodes) => void) {
  see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}
