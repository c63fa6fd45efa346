import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** HTML as a browser parses it, normalised: sorted attributes, no blank text between blocks. */
export function normalise(html: string): string {
  const fragment = parseFragment(html.trim())
  visit(fragment, (element) => element.attrs.sort((a, b) => a.name.localeCompare(b.name)))
  return (
    serialize(fragment)
      .replace(/\s*\n\s*/g, '\n')
      // CommonMark counts the newline before a closing fence as code.
      .replaceAll('\n</code></pre>', '</code></pre>')
      .replace(/>\n+</g, '><')
      .trim()
  )
}

export function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  visit(parseFragment(html), (element) => elements.push(element))
  return elements
}

export function isStable(html: string): boolean {
  return serialize(parseFragment(html)) === serialize(parseFragment(serialize(parseFragment(html))))
}

function visit(node: Node, see: (element: Element) => void) {
  if ('tagName' in node) see(node)
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, see)
  if ('content' in node) visit(node.content, see)
}
