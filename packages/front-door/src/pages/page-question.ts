import type { IncomingHttpHeaders } from 'node:http'
import type { Framework } from '../framework.ts'

/** A request to the server behind us whose answer may be cached. It contains nothing that is not in the key. */
export interface PageQuestion {
  key: string
  /** Path with query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Only an answer of this type may be kept. */
  contentType: RegExp
  /** Data for the framework's router. Shared caches must not store it, since some ignore Vary. */
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
 * Builds the request for a page, or for its data where the framework's router asks for it. Only the headers of that router
 * count, and they are part of the key.
 * @param name of the page
 */
export function toPageQuestion(
  name: string,
  headers: IncomingHttpHeaders,
  { readDataRequest, dataType }: Pick<Framework, 'readDataRequest' | 'dataType'>,
): PageQuestion {
  const dataRequest = readDataRequest(headers)
  if (!dataRequest) {
    const contentType = TYPES.find(([end]) => name.endsWith(end))?.[1] ?? HTML
    return { key: name, path: name, headers: BARE, contentType, isRouterData: false }
  }
  return {
    // A name holds no blank.
    key: [name, 'data', ...Object.values(dataRequest)].join(' '),
    path: name,
    headers: { ...BARE, ...dataRequest },
    contentType: dataType,
    isRouterData: true,
  }
}
