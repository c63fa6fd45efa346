import type { Html, Nodes, Parents, RootContent } from 'mdast'
import type { ParseNested } from './raw-html.ts'
import { isHtmlTag } from './tags.ts'

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
/** Whether a source can contain a tag or a comment. */
export const HTML_START = /<[a-z!?/]/i

/**
 * Removes HTML elements with their content, comments and instructions from a parsed tree. An unpaired tag is removed alone.
 * Names that are no HTML elements, such as in `List<String>`, stay.
 */
export function dropHtml<T extends Nodes>(node: T, parseNested: ParseNested): T {
  if ('children' in node) dropFrom(node, parseNested)
  return node
}

function dropFrom(parent: Parents, parseNested: ParseNested): void {
  const children: readonly RootContent[] = parent.children
  const left = outsideOfElements(children).flatMap((child) =>
    child.type === 'html' ? dropNode(child, parent, parseNested) : [child],
  )
  for (const child of left) dropHtml(child, parseNested)
  // Only children that the parent had, and blocks in place of blocks.
  parent.children = left as typeof parent.children
}

/** What is left of a node between elements: an unknown tag, or the text behind the end of a block of HTML. */
function dropNode(node: Html, parent: Parents, parseNested: ParseNested): RootContent[] {
  const [, , name = ''] = node.value.matchAll(TAG).next().value ?? []
  if (name !== '' && !isHtmlTag(name)) return [node]
  if (name === '' || !holdsBlocks(parent)) return []
  const end = node.value.toLowerCase().lastIndexOf(`</${name.toLowerCase()}`)
  const close = end < 0 ? -1 : node.value.indexOf('>', end)
  const rest = close < 0 ? '' : node.value.slice(close + 1)
  return rest.trim() === '' ? [] : (parseNested(rest)?.children ?? [])
}

function holdsBlocks({ type }: Parents): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem'
}

/** Nodes that are not between the tags of an element. */
function outsideOfElements(children: readonly RootContent[]): readonly RootContent[] {
  if (!children.some((child) => child.type === 'html')) return children
  const opened = new Map<string, number[]>()
  /** Number of elements that begin (more than end) with each child. */
  const begins = children.map(() => 0)
  const change = (index: number, by: number) => {
    begins[index] = (begins[index] ?? 0) + by
  }
  for (const [index, child] of children.entries()) {
    for (const [, slash, name = ''] of child.type === 'html' ? child.value.matchAll(TAG) : []) {
      if (!isHtmlTag(name)) continue
      const stack = opened.get(name.toLowerCase()) ?? []
      opened.set(name.toLowerCase(), stack)
      const start = slash ? stack.pop() : stack.push(index) && undefined
      if (start === undefined || start === index) continue
      change(start, 1)
      change(index, -1)
    }
  }
  let depth = 0
  return children.filter((_, index) => {
    const begin = begins[index] ?? 0
    depth += begin
    return depth === 0 && begin >= 0
  })
}
