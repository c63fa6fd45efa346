import type { Element, Root } from 'hast'
import type { RenderOptions } from '../types.ts'
import { walkElements } from './walk.ts'

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
const BASE = 'https://relative.invalid'

/** Marks external links, and removes every address that a browser would interpret as another protocol. */
export function checkLinks(tree: Root, { siteUrl, linkTarget }: RenderOptions) {
  const siteHost = hostOf(siteUrl ?? '')
  walkElements(tree, (element) => {
    for (const name of ['href', 'src', 'cite'] as const) {
      const value = element.properties[name]
      if (typeof value === 'string' && !isSafe(value)) delete element.properties[name]
    }
    if (element.tagName === 'a') markExternal(element, siteHost, linkTarget)
  })
}

function markExternal(link: Element, siteHost: string, target: string | undefined) {
  const href = link.properties.href
  const host = typeof href === 'string' ? hostOf(href) : ''
  if (!host || host === siteHost) return
  link.properties.rel = ['noopener', 'nofollow', 'ugc']
  if (target) link.properties.target = target
}

function isSafe(address: string): boolean {
  const url = URL.parse(address, BASE)
  return url !== null && PROTOCOLS.has(url.protocol)
}

/** Host of an absolute address, '' for a relative one. */
function hostOf(address: string): string {
  const url = URL.parse(address, BASE)
  if (!url || url.protocol === 'mailto:' || url.origin === BASE) return ''
  return url.host
}
