/** Structural type of an ESTree node. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Visits a node and its descendants in preorder; `parents` are its ancestors, nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, parents: Node[]) => void,
  parents: Node[] = [],
): void {
  visit(node, parents)
  const below = [...parents, node]
  for (const child of childrenOf(node)) walk(child, visit, below)
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The statements of a program. */
export function bodyOf(program: Node): Node[] {
  return Array.isArray(program.body) ? program.body.filter(isNode) : []
}

/** Value of a string literal; undefined for other nodes. */
export function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : undefined
}

/** Name of an identifier, plain or JSX; undefined for other nodes. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** The nodes of a list that a node holds; empty if it holds none. */
export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : []
