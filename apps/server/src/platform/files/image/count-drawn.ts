import type { Element } from 'hast'

/**
 * Counts the rendered elements through `use`: a few lines can expand to billions of elements ("billion laughs"). A recursive
 * `use` counts as infinite.
 * @returns Infinity, or a number above `limit`, as soon as there are too many
 */
export function countDrawn(svg: Element, limit: number): number {
  const named = new Map<string, Element>()
  collect(svg, named)
  const counts = new Map<Element, number>()
  const open = new Set<Element>()
  return count(svg)

  function count(element: Element): number {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (open.has(element)) return Number.POSITIVE_INFINITY
    open.add(element)
    let total = 1
    const target = element.tagName === 'use' ? named.get(referenceOf(element)) : undefined
    if (target) total += count(target)
    for (const child of element.children) {
      if (total > limit) break
      if (child.type === 'element') total += count(child)
    }
    open.delete(element)
    counts.set(element, total)
    return total
  }
}

function collect(element: Element, named: Map<string, Element>): void {
  const { id } = element.properties
  if (typeof id === 'string' && !named.has(id)) named.set(id, element)
  for (const child of element.children) if (child.type === 'element') collect(child, named)
}

function referenceOf({ properties: { href, xLinkHref } }: Element): string {
  return String(href ?? xLinkHref ?? '')
    .trim()
    .slice(1)
}
