interface Node {
  readonly id: string
  readonly parentId?: string | undefined
  /** The top-level row of its thread. */
  readonly rootId?: string | undefined
}

export type Tree<Row> = Row & { children: Tree<Row>[] }

/** Maximum depth. Deeper rows are flattened into the last level, so that recursion over any tree is safe. */
const MAX_DEPTH = 50

/**
 * Builds a tree in the order of the rows. A row with an unknown parent is nested below its root, or at the top if that is
 * unknown too.
 */
export function toTree<Row extends Node>(rows: readonly Row[]): Tree<Row>[] {
  const nodes = new Map<string, Tree<Row>>(rows.map((row) => [row.id, { ...row, children: [] }]))
  const top: Tree<Row>[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentId ?? '') ?? nodes.get(node.rootId ?? '')
    const siblings = parent === undefined ? top : parent.children
    siblings.push(node)
  }
  let last = top
  for (let depth = 2; depth < MAX_DEPTH; depth += 1) last = last.flatMap((node) => node.children)
  for (const node of last) node.children = takeAllBelow(node)
  return top
}

/** All descendants of a node in depth-first order, each before its answers. */
function takeAllBelow<Row>(node: Tree<Row>): Tree<Row>[] {
  const below: Tree<Row>[] = []
  const waiting = node.children.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    below.push(next)
    waiting.push(...next.children.toReversed())
    next.children = []
  }
  return below
}
