import type { Break, Nodes, Root, Text } from 'mdast'

/** Replaces each line break inside a paragraph by a hard one, so that lines stay as they were typed. */
export function breakLines(tree: Root): void {
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    const children = node.children.flatMap((child) =>
      child.type === 'text' && child.value.includes('\n') ? toLines(child) : [child],
    )
    node.children = children as typeof node.children
    open.push(...node.children)
  }
}

function toLines(text: Text): (Break | Text)[] {
  return text.value.split('\n').flatMap((value, at): (Break | Text)[] => {
    const line: Text[] = value === '' ? [] : [{ type: 'text', value }]
    return at === 0 ? line : [{ type: 'break' }, ...line]
  })
}
