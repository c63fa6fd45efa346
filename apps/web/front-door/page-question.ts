import type { IncomingHttpHeaders } from 'node:http'

/** A request to Next whose answer may be cached. It contains nothing that is not in the key. */
export interface PageQuestion {
  key: string
  /** Path with query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Only an answer of this type may be kept. */
  contentType: RegExp
  /** Data for Next's router. Shared caches must not store it, since some ignore Vary. */
  isRouterData: boolean
}

const BARE = { 'accept-encoding': 'identity' } as const

const ROUTER_DATA = /^text\/x-component\b/
const HTML = /^text\/html\b/
const TYPES: readonly [end: string, contentType: RegExp][] = [
  ['.xml', /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/],
  ['.txt', /^text\/plain\b/],
  ['.webmanifest', /^application\/manifest\+json\b/],
]

/**
 * Builds the request for a page, or for its router data where the RSC header asks for it. Three headers of a visitor count,
 * only with the values that Next's router sends, and they are part of the key.
 * @param name of the page, as `pageName` gives it
 */
export function toPageQuestion(name: string, headers: IncomingHttpHeaders): PageQuestion {
  if (headers.rsc !== '1') {
    const contentType = TYPES.find(([end]) => name.endsWith(end))?.[1] ?? HTML
    return { key: name, path: name, headers: BARE, contentType, isRouterData: false }
  }
  const variant = readVariant(headers)
  return {
    // A name holds no blank.
    key: [name, 'rsc', ...Object.values(variant)].join(' '),
    path: name,
    headers: { ...BARE, rsc: '1', ...variant },
    contentType: ROUTER_DATA,
    isRouterData: true,
  }
}

/** Names of a page's segments, as Next encodes them. */
const SEGMENT = /^(?:\/[\w@$!-]+)+$/
const MAX_SEGMENT = 512

/** What of a page the router asks for. */
function readVariant(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers['next-router-prefetch'] !== '1') return {}
  const segment = headers['next-router-segment-prefetch']
  const prefetch = { 'next-router-prefetch': '1' }
  return typeof segment === 'string' && segment.length <= MAX_SEGMENT && SEGMENT.test(segment)
    ? { ...prefetch, 'next-router-segment-prefetch': segment }
    : prefetch
}
