/** An element and its ancestors, each with its index among its siblings; innermost first. */
export type FocusPath = readonly { element: Element; index: number }[]

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden], [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
/** Containers that the restored focus never leaves. */
const CONTAINERS = 'main, [role="dialog"]'

/** Records the position of an element up to its container; empty if it has none. */
export function readFocusPath(element: Element): FocusPath {
  const path: { element: Element; index: number }[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    path.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) })
    if (at.matches(CONTAINERS)) return path
  }
  return []
}

/**
 * Finds the successor of a focused element that was removed: the nearest control to its former position, else the container.
 * Undefined while the element exists, or if the whole container was removed.
 */
export function findSuccessor(path: FocusPath): HTMLElement | undefined {
  const lost = path.findLastIndex(({ element }) => !element.isConnected)
  const around = path.slice(lost + 1)
  if (lost < 0 || around.length === 0) return undefined
  for (const [at, { element }] of around.entries()) {
    // The entry before this element is its child on the path: the removed one, or the one searched before.
    const control = findControl(element, path[lost + at]?.index ?? 0)
    if (control) return control
  }
  return toHtml(path.at(-1)?.element)
}

/** The nearest control among the children of an element: from an index on, else before it. */
function findControl(parent: Element, index: number): HTMLElement | undefined {
  const children = [...parent.children]
  const next = children.slice(index).flatMap(listControls).at(0)
  return toHtml(next ?? children.slice(0, index).flatMap(listControls).at(-1))
}

function listControls(element: Element): Element[] {
  return [element, ...element.querySelectorAll(CONTROLS)].filter(isControl)
}

function isControl(element: Element): boolean {
  return element.matches(CONTROLS) && (element.checkVisibility?.() ?? true)
}

function toHtml(element: Element | undefined): HTMLElement | undefined {
  return element instanceof HTMLElement ? element : undefined
}
