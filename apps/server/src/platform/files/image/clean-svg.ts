import type { Element, ElementContent, Nodes } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'
import { countDrawn } from './count-drawn.ts'
import { parseSvg } from './parse-svg.ts'
import { SVG_SCHEMA } from './svg-schema.ts'

export interface CleanSvg {
  readonly text: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Maximum bytes of a drawing. */
const MAX_BYTES = 2 * 1024 * 1024
/** Maximum number of opening and closing tags, because parsing is synchronous. */
const MAX_TAGS = 100_000
/** Maximum number of rendered elements, counted through `use`. */
const MAX_DRAWN = 200_000

/**
 * Sanitizes an SVG: it is parsed and serialized again from an allowlist, so that nothing of the original syntax,
 * declarations and entities remains.
 * @throws DomainError `refused` for files that are no drawing or too complex
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.length > MAX_BYTES) throw new DomainError('refused', copy.tooComplex)
  const source = decode(bytes)
  if (source.split('<').length > MAX_TAGS) throw new DomainError('refused', copy.tooComplex)
  try {
    return clean(source)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    // Stack overflow by deep nesting.
    throw Object.assign(new DomainError('refused', copy.tooComplex), { cause })
  }
}

function clean(source: string): CleanSvg {
  const found = parseSvg(source)
  if (found === undefined) throw new DomainError('refused', copy.broken)
  dropReferences(found)
  const svg = getSvgOrThrow(sanitize({ type: 'root', children: [found] }, SVG_SCHEMA))
  if (countDrawn(svg, MAX_DRAWN) > MAX_DRAWN) throw new DomainError('refused', copy.tooComplex)
  svg.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    xmlnsXLink: 'http://www.w3.org/1999/xlink',
    ...svg.properties,
  }
  return { text: `${toXml(svg)}\n`, ...measure(svg) }
}

function getSvgOrThrow(tree: Nodes): Element {
  const nodes = tree.type === 'root' ? tree.children : [tree]
  for (const node of nodes) if (node.type === 'element' && node.tagName === 'svg') return node
  throw new DomainError('refused', copy.broken)
}

/** Removes the end of a CDATA section, which no text may contain. */
function toWritable(text: string): string {
  return text.replaceAll(']]>', ']] >')
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DomainError('refused', copy.broken)
  }
}

/** Removes everything that loads a resource or links elsewhere. */
function dropReferences(element: Element): void {
  for (const [name, value] of Object.entries(element.properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    const isAllowed = /href$/i.test(name) ? isOwnReference(element.tagName, text) : isOwnStyle(text)
    if (!isAllowed) delete element.properties[name]
  }
  element.children = element.children.filter((child) => {
    if (child.type === 'text') child.value = toWritable(child.value)
    if (child.type !== 'element') return true
    dropReferences(child)
    return !isRedirection(child) && !(child.tagName === 'style' && !isPlainSheet(textOf(child)))
  })
}

/** A reference within the drawing; a picture may also embed its bytes. */
function isOwnReference(tagName: string, address: string): boolean {
  if (/^#[^\s"'<>]+$/.test(address.trim())) return true
  return tagName === 'image' && EMBEDDED.test(address.trim())
}

const EMBEDDED = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=\s]*$/i

/** Styles and presentation attributes without external references. Escapes could hide references. */
function isOwnStyle(text: string): boolean {
  if (
    /\\|@import|@font-face|@namespace|image-set|\bsrc\s*\(|expression\s*\(|javascript:/i.test(text)
  ) {
    return false
  }
  return !/url\s*\(\s*(?!["']?\s*#)/i.test(text)
}

/** A style sheet is written unescaped, so it must not contain markup. */
function isPlainSheet(text: string): boolean {
  return !/[<&]/.test(text) && isOwnStyle(text)
}

/** An animation that changes a reference. */
function isRedirection({ tagName, properties }: Element): boolean {
  return /^(?:animate|set)/i.test(tagName) && /href/i.test(String(properties.attributeName ?? ''))
}

function textOf(element: Element): string {
  const read = (node: ElementContent): string =>
    node.type === 'text' ? node.value : node.type === 'element' ? textOf(node) : ''
  return element.children.map(read).join('')
}

function toXml(svg: Element): string {
  return toHtml(svg, {
    space: 'svg',
    closeSelfClosing: true,
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  })
}

/** The size in pixels from width and height, or from the viewBox. */
function measure({ properties }: Element): Pick<CleanSvg, 'width' | 'height'> {
  const box = String(properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [properties.width, properties.height].map((value) => {
    const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(String(value ?? ''))
    return match ? Number(match[1]) : undefined
  })
  const size = width && height ? [width, height] : [box[2], box[3]]
  const [w = 0, h = 0] = size.map((value) => Math.round(value ?? 0))
  return w > 0 && h > 0 && w < 1e6 && h < 1e6 ? { width: w, height: h } : {}
}
