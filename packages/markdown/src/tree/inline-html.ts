import type { Html, PhrasingContent } from 'mdast'
import { isHtmlTag, tagKind } from './tags.ts'

const NAME = /^<(\/?)([a-z][^\s/<>]*)/i

/**
 * Raw HTML inside one line of text, where each tag is a node of its own. Tags of components that
 * open and close here are removed; an unpaired unknown tag, such as that of `List<String>`, is text.
 */
export function cleanInlineHtml(children: PhrasingContent[]): PhrasingContent[] {
  if (!children.some((child) => child.type === 'html')) return children
  const pairs = findPairs(children)
  return children.flatMap((child) => {
    if (child.type !== 'html') return [child]
    return pairs.has(child) ? [] : cleanTag(child)
  })
}

function cleanTag(node: Html): PhrasingContent[] {
  const name = NAME.exec(node.value)?.[2]
  const text: PhrasingContent = { type: 'text', value: node.value }
  if (!name) return node.value.startsWith('<!--') ? [] : [text]
  const kind = tagKind(name)
  if (kind === 'transparent') return []
  return kind === 'allowed' ? [node] : [text]
}

function findPairs(children: PhrasingContent[]): Set<PhrasingContent> {
  const pairs = new Set<PhrasingContent>()
  const open = new Map<string, PhrasingContent[]>()
  for (const child of children) {
    const [, slash, name = ''] = (child.type === 'html' && NAME.exec(child.value)) || []
    if (!name || isHtmlTag(name)) continue
    const stack = open.get(name) ?? []
    open.set(name, stack)
    if (!slash) {
      stack.push(child)
      continue
    }
    const opener = stack.pop()
    if (opener) pairs.add(opener).add(child)
  }
  return pairs
}
