import type { Element, Root } from 'hast'
import { MAX_TOC_ENTRIES } from '../limits.ts'
import type { TocEntry } from '../types.ts'
import { isReservedId } from './reserved-ids.ts'
import { toSlug } from './slug.ts'
import { classesOf, textOf, walkElements } from './walk.ts'

const HEADING = /^h[1-6]$/
const RESERVED_PREFIX = 'h-'

/**
 * Assigns heading ids and returns the table of contents. Ids that an author chose are used if
 * they are free. No id occurs twice, none shadows a property of the document (DOM clobbering), and links within the
 * text are updated with changed ids.
 */
export function assignIds(tree: Root, prefix: string, used = new Set<string>()): TocEntry[] {
  const renamed = new Map<string, string>()
  const headings: Element[] = []

  walkElements(tree, (element) => {
    if (HEADING.test(element.tagName)) headings.push(element)
    const wanted = element.properties.id
    if (wanted === undefined) return
    const id = toFreeId(String(wanted).trim(), used, prefix)
    if (id === undefined) delete element.properties.id
    else element.properties.id = id
    if (id !== undefined && !renamed.has(String(wanted))) renamed.set(String(wanted), id)
  })

  const toc: TocEntry[] = []
  const counts = new Map<string, number>()
  for (const heading of headings) {
    const text = textOf(heading).replace(/\s+/g, ' ').trim()
    const slug = toSlug(text) || 'section'
    heading.properties.id ??= firstFree(withPrefix(slug, prefix), used, counts)
    if (!renamed.has(slug)) renamed.set(slug, String(heading.properties.id))
    const isListed = toc.length < MAX_TOC_ENTRIES && !classesOf(heading).includes('sr-only')
    if (text && isListed) {
      const depth = Number(heading.tagName.slice(1))
      toc.push({ id: String(heading.properties.id), text, depth })
    }
  }
  followIds(tree, used, renamed)
  return toc
}

function toFreeId(wanted: string, used: Set<string>, prefix: string): string | undefined {
  if (!wanted || /[\s<>"'`]/.test(wanted)) return undefined
  const id = withPrefix(wanted, prefix)
  if (used.has(id)) return undefined
  used.add(id)
  return id
}

function withPrefix(id: string, prefix: string): string {
  // Footnotes have the prefix already; no page uses an id with such a prefix.
  if (prefix) return id.startsWith(prefix) ? id : `${prefix}${id}`
  return isReservedId(id) ? `${RESERVED_PREFIX}${id}` : id
}

function firstFree(id: string, used: Set<string>, counts: Map<string, number>): string {
  let free = id
  let count = counts.get(id) ?? 1
  for (; used.has(free); count += 1) free = `${id}-${count}`
  counts.set(id, count)
  used.add(free)
  return free
}

function followIds(tree: Root, used: Set<string>, renamed: Map<string, string>) {
  walkElements(tree, (element) => {
    const described = element.properties.ariaDescribedBy
    if (Array.isArray(described)) {
      element.properties.ariaDescribedBy = described.map((id) => renamed.get(String(id)) ?? id)
    }
    const href = element.properties.href
    if (typeof href !== 'string' || !href.startsWith('#')) return
    const wanted = decode(href.slice(1))
    if (used.has(wanted)) return
    const id = renamed.get(wanted) ?? renamed.get(toSlug(wanted))
    if (id) element.properties.href = `#${encodeURIComponent(id)}`
  })
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
