import type { IncomingHttpHeaders } from 'node:http'

/** How Next is asked for something that is kept: by its key and by nothing else. */
export interface PageQuestion {
  key: string
  /** Path with query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Only an answer of this type may be kept. */
  contentType: RegExp
  /** Data for Next's router, which no cache on the way may take for the page. */
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
 * The question for a page, or for the data of a page where Next's router asks. Of a visitor's headers three count, and
 * only with the values that the router sends; they are a part of the key then.
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
