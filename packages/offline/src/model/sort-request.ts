/** What the worker has to know of a request to sort it. */
export interface RequestFacts {
  method: string
  url: string
  mode: string
  destination: string
  headers: Pick<Headers, 'has'>
}

/** A document · data for Next's router · a file of the build · a picture. */
export type RequestKind = 'page' | 'data' | 'file' | 'picture'

/** Calls, uploads, downloads, events and handlers of one person: the worker is not there for them. */
const UNTOUCHED = /^\/(?:api|files|internal|wss)(?:\/|$)/
const FILES = '/_next/static/'

/**
 * Which requests the worker answers, and how. All others go their way as if there were no worker.
 * @param origin the site's own
 */
export function sortRequest(request: RequestFacts, origin: string): RequestKind | undefined {
  const { method, url, mode, destination, headers } = request
  if (method !== 'GET' || headers.has('range')) return undefined
  const { origin: target, pathname } = new URL(url)
  const isOurs = target === origin
  if (isOurs && pathname.startsWith(FILES)) return 'file'
  if (destination === 'image') return isOurs && isCall(pathname) ? undefined : 'picture'
  if (!isOurs || UNTOUCHED.test(pathname)) return undefined
  if (mode === 'navigate') return 'page'
  return headers.has('rsc') && !isPrefetch(headers) ? 'data' : undefined
}

function isCall(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/')
}

/** A page that nobody is on the way to may be missing. */
function isPrefetch(headers: Pick<Headers, 'has'>): boolean {
  return headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')
}
