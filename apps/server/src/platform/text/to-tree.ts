interface Node {
  readonly id: string
  readonly parentId?: string | undefined
  /** The top-level row that it stands below. */
  readonly rootId?: string | undefined
}

export type Tree<Row> = Row & { children: Tree<Row>[] }

/** Levels of a tree. What answers deeper ones stands beside them: a chain of any length can be read, checked and shown. */
const MAX_DEPTH = 50

/**
 * The top level with everything below it, in the order of the rows. Where the parent is not among them, a row stands
 * directly below its root; without one, at the top.
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

/** Everything below a node as one list, each before what answers it. */
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
