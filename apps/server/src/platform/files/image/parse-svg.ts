import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import type { Element, ElementContent } from 'hast'
import { find, type Info, svg } from 'property-information'

/** Attributes one element may have: comparing and cleaning them takes longer the more there are. */
const MAX_ATTRIBUTES = 300

/**
 * Reads a drawing as XML, as browsers read the file. An HTML parser would repair what is broken, and a few kilobytes of
 * misnested elements then grow into gigabytes.
 * @returns undefined for what is not well-formed or has another root
 */
export function parseSvg(source: string): Element | undefined {
  const root = parse(source)
  return root?.name === 'svg' ? toHast(root) : undefined
}

function parse(source: string): XmlElement | null {
  try {
    // Entities of the file's own are never expanded.
    return parseXml(source, { ignoreUndefinedEntities: true }).root
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
}

function toHast({ name, attributes, children }: XmlElement): Element {
  const properties: Element['properties'] = {}
  for (const [attribute, value] of Object.entries(attributes).slice(0, MAX_ATTRIBUTES)) {
    // A name that plain objects have is taken for a known one, of which there is nothing.
    const known: Info | undefined = find(svg, attribute)
    if (known) properties[known.property] = value
  }
  return {
    type: 'element',
    tagName: name,
    properties,
    children: children.flatMap((child): ElementContent[] => {
      if (child instanceof XmlElement) return [toHast(child)]
      return child instanceof XmlText ? [{ type: 'text', value: child.text }] : []
    }),
  }
}
