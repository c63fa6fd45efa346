/** As much of an ESTree node as the rules look at. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Visits a node and everything below it; `parents` is the way down to it, nearest last. */
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

/** The text of a string literal node; undefined for any other. */
export function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : undefined
}

/** The name of an identifier node, plain or JSX; undefined for any other. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}
