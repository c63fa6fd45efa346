import type { IncomingHttpHeaders } from 'node:http'
import type { Framework } from '../framework.ts'

/** A request to the site whose response may be cached. It contains only what is part of the cache key. */
export interface KeyedRequest {
  key: string
  /** Normalized path with query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Only responses of this type may be cached. */
  contentType: RegExp
  /** Data for the framework's router. Shared caches must not store it: some ignore `Vary` and would serve it as the page. */
  isRouterData: boolean
}

/** The cache compresses pages itself. */
const BASE_HEADERS = { 'accept-encoding': 'identity' } as const

const HTML = /^text\/html\b/
const CONTENT_TYPES: readonly [suffix: string, contentType: RegExp][] = [
  ['.xml', /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/],
  ['.txt', /^text\/plain\b/],
  ['.webmanifest', /^application\/manifest\+json\b/],
]

/**
 * Builds the request for a page, or for its data if the framework's router requests it. Of the client's headers, only those
 * that the framework's router sets are forwarded; they are part of the cache key.
 * @param normalizedPath path with its allowed query parameters in a fixed order
 */
export function toKeyedRequest(
  normalizedPath: string,
  headers: IncomingHttpHeaders,
  { readDataRequest, dataType }: Pick<Framework, 'readDataRequest' | 'dataType'>,
): KeyedRequest {
  const dataRequest = readDataRequest(headers)
  if (!dataRequest) {
    const contentType =
      CONTENT_TYPES.find(([suffix]) => normalizedPath.endsWith(suffix))?.[1] ?? HTML
    return {
      key: normalizedPath,
      path: normalizedPath,
      headers: BASE_HEADERS,
      contentType,
      isRouterData: false,
    }
  }
  return {
    // A path contains no space, so the parts cannot run into each other.
    key: [normalizedPath, 'data', ...Object.values(dataRequest)].join(' '),
    path: normalizedPath,
    headers: { ...BASE_HEADERS, ...dataRequest },
    contentType: dataType,
    isRouterData: true,
  }
}
