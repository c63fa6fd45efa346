import type { IncomingHttpHeaders } from 'node:http'
import type { Framework } from '../framework.ts'

/** A request to the site whose response may be cached. It contains only what is part of the key. */
export interface KeyedRequest {
  key: string
  /** Path with query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Only responses of this type may be cached. */
  contentType: RegExp
  /** Data for the framework's router. Shared caches must not store it, because some ignore Vary. */
  isRouterData: boolean
}

const BARE = { 'accept-encoding': 'identity' } as const

const HTML = /^text\/html\b/
const TYPES: readonly [end: string, contentType: RegExp][] = [
  ['.xml', /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/],
  ['.txt', /^text\/plain\b/],
  ['.webmanifest', /^application\/manifest\+json\b/],
]

/**
 * Builds the request for a page, or for its data if the framework's router requests it. Only the headers of the router
 * count, and they are part of the key.
 * @param name cache name of the page
 */
export function toKeyedRequest(
  name: string,
  headers: IncomingHttpHeaders,
  { readDataRequest, dataType }: Pick<Framework, 'readDataRequest' | 'dataType'>,
): KeyedRequest {
  const dataRequest = readDataRequest(headers)
  if (!dataRequest) {
    const contentType = TYPES.find(([end]) => name.endsWith(end))?.[1] ?? HTML
    return { key: name, path: name, headers: BARE, contentType, isRouterData: false }
  }
  return {
    // A name contains no blank.
    key: [name, 'data', ...Object.values(dataRequest)].join(' '),
    path: name,
    headers: { ...BARE, ...dataRequest },
    contentType: dataType,
    isRouterData: true,
  }
}
