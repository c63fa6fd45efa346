import type { Element, ElementContent, Root, RootContent } from 'hast'

type Parent = Root | Element

/** Visits every element, parents first. The depth of the tree is limited before. */
export function walkElements(parent: Parent, visit: (element: Element, parent: Parent) => void) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    visit(child, parent)
    walkElements(child, visit)
  }
}

/** Replaces elements, children first; `undefined` leaves one unchanged. */
export function replaceElements(
  parent: Parent,
  replace: (element: Element) => ElementContent[] | undefined,
) {
  const children: RootContent[] = []
  for (const child of parent.children) {
    if (child.type !== 'element') {
      children.push(child)
      continue
    }
    replaceElements(child, replace)
    children.push(...(replace(child) ?? [child]))
  }
  parent.children = children as typeof parent.children
}

export function textOf(node: RootContent | Root): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

export function classesOf(element: Element): string[] {
  const classes = element.properties.className
  return Array.isArray(classes) ? classes.map(String) : []
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name)
}

export function createElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}
