/** An element and the places it and those around it have among their siblings, from the inside out. */
export type Trail = readonly { element: Element; place: number }[]

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden], [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
/** Parts of a page that the focus does not leave by itself. */
const PARTS = 'main, [role="dialog"]'

/** Where an element stands, up to the part of the page that it belongs to; nothing for what belongs to none. */
export function trailOf(element: Element): Trail {
  const trail: { element: Element; place: number }[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    trail.push({ element: at, place: [...(at.parentElement?.children ?? [])].indexOf(at) })
    if (at.matches(PARTS)) return trail
  }
  return []
}

/**
 * Who takes over the focus of an element that is gone: the nearest control beside the place where it, or what went with it,
 * has stood; at last the part of the page. Nobody while it is there, or where the whole part is gone.
 */
export function findHeir(trail: Trail): HTMLElement | undefined {
  const lost = trail.findLastIndex(({ element }) => !element.isConnected)
  const around = trail.slice(lost + 1)
  if (lost < 0 || around.length === 0) return undefined
  for (const [at, { element }] of around.entries()) {
    const control = findControl(element, trail[lost + at]?.place ?? 0)
    if (control) return control
  }
  return toHtml(trail.at(-1)?.element)
}

/** The nearest control among the children of an element: from a place on, or else before it. */
function findControl(parent: Element, place: number): HTMLElement | undefined {
  const children = [...parent.children]
  const next = children.slice(place).flatMap(listControls).at(0)
  return toHtml(next ?? children.slice(0, place).flatMap(listControls).at(-1))
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
