import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import type { Element, ElementContent } from 'hast'
import { find, type Info, svg } from 'property-information'

/** Maximum number of attributes per element; comparing and cleaning them takes longer with their number. */
const MAX_ATTRIBUTES = 300

/**
 * Parses a drawing as XML, like browsers do. An HTML parser would repair broken markup, and a few kilobytes of misnested
 * elements would expand to gigabytes.
 * @returns undefined if the file is not well-formed or has another root
 */
export function parseSvg(source: string): Element | undefined {
  const root = parse(source)
  return root?.name === 'svg' ? toHast(root) : undefined
}

function parse(source: string): XmlElement | null {
  try {
    // The parser expands no custom entities; references to them must not refuse the drawing.
    return parseXml(source, { ignoreUndefinedEntities: true }).root
  } catch (error) {
    // A stack overflow of too deep nesting, which the caller refuses with a sentence of its own.
    if (error instanceof RangeError) throw error
    return null
  }
}

function toHast({ name, attributes, children }: XmlElement): Element {
  const properties: Element['properties'] = {}
  for (const [attribute, value] of Object.entries(attributes).slice(0, MAX_ATTRIBUTES)) {
    // For names of Object.prototype such as `constructor`, `find` returns an inherited property without `property`.
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
