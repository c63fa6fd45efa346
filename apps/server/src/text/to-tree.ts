interface Node {
  readonly id: string
  readonly parentId?: string | undefined
}

export type Tree<Row> = Row & { children: Tree<Row>[] }

/** Rows in order of time → the top level with everything below it. Rows whose parent is gone move to the top. */
export function toTree<Row extends Node>(rows: readonly Row[]): Tree<Row>[] {
  const nodes = new Map<string, Tree<Row>>(rows.map((row) => [row.id, { ...row, children: [] }]))
  const top: Tree<Row>[] = []
  for (const node of nodes.values()) {
    const parent = node.parentId === undefined ? undefined : nodes.get(node.parentId)
    const siblings = parent === undefined ? top : parent.children
    siblings.push(node)
  }
  return top
}
