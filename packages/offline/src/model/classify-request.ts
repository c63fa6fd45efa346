/** Properties of a request that decide its kind. */
export interface RequestFacts {
  method: string
  url: string
  mode: string
  destination: string
  headers: Pick<Headers, 'has'>
}

/** `page`: a document. `data`: data for Next's router. `file`: a file of the build. `picture`: a picture. */
export type RequestKind = 'page' | 'data' | 'file' | 'picture'

/** API calls, uploads, downloads, events and internal handlers bypass the worker. */
const BYPASSED = /^\/(?:api|files|internal|wss)(?:\/|$)/
const FILES = '/_next/static/'
/**
 * Scripts of web workers. All of them are one file, and the fragment of the address says which code to run. The response of a
 * service worker has an address of its own, which would replace that fragment.
 */
const WORKERS = ['worker', 'sharedworker']

/**
 * Decides how the worker answers a request. Returns undefined if the request bypasses the worker.
 * @param origin of the site
 */
export function classifyRequest(request: RequestFacts, origin: string): RequestKind | undefined {
  const { method, url, mode, destination, headers } = request
  if (method !== 'GET' || headers.has('range') || WORKERS.includes(destination)) return undefined
  const { origin: target, pathname } = new URL(url)
  const isOurs = target === origin
  if (isOurs && pathname.startsWith(FILES)) return 'file'
  if (destination === 'image') return isOurs && isCall(pathname) ? undefined : 'picture'
  if (!isOurs || BYPASSED.test(pathname)) return undefined
  if (mode === 'navigate') return 'page'
  return headers.has('rsc') && !isPrefetch(headers) ? 'data' : undefined
}

function isCall(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/')
}

/** Prefetches bypass the worker, because they need no offline answer. */
function isPrefetch(headers: Pick<Headers, 'has'>): boolean {
  return headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')
}
