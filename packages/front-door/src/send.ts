import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { copy } from './copy.ts'
import type { OriginResponse } from './origin/origin.ts'
import { encodeOnce, isCompressible } from './pages/compress.ts'
import type { StoredPage } from './pages/page-cache.ts'
import type { PolicyOf } from './policy/csp.ts'
import { isSince, matchesEtag, pickEncoding } from './request/negotiate.ts'

/** Sends a cached page in the best encoding that the client accepts, or 304 if the client has it. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: StoredPage): void {
  const headers: OutgoingHttpHeaders = { ...page.headers, etag: page.etag }
  if (page.madeAt !== undefined) headers['last-modified'] = new Date(page.madeAt).toUTCString()
  if (isKnown(req.headers, page)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = pickEncoding(req.headers['accept-encoding'])
  const body = page.encoded[encoding]
  if (encoding !== 'identity' && body !== page.encoded.identity) {
    headers['content-encoding'] = encoding
  }
  headers['content-length'] = body.length
  res.writeHead(200, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** A date counts only without a tag (RFC 9110 §13.1.3). */
function isKnown(headers: IncomingHttpHeaders, { etag, madeAt }: StoredPage): boolean {
  const tags = headers['if-none-match']
  return tags === undefined
    ? madeAt !== undefined && isSince(headers['if-modified-since'], madeAt)
    : matchesEtag(tags, etag)
}

/** Response headers of the site that are not forwarded; lengths and encodings are set here. */
const DROPPED = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Sends an uncached response. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: OriginResponse,
  policyOf: PolicyOf,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (!DROPPED.has(name)) headers[name] = value
  }
  const contentType = response.headers['content-type'] ?? ''
  if (contentType.startsWith('text/html')) {
    headers['content-security-policy'] = policyOf(response.body.toString(), req.url ?? '/')
  }
  if (response.status >= 400) headers['cache-control'] = 'no-store'
  // Redirects and cookies are for this browser only, regardless of the cache headers.
  if (response.headers['set-cookie'] || (response.status >= 300 && response.status < 400)) {
    headers['cache-control'] = 'private, no-store'
  }
  let { body } = response
  if (isCompressible(contentType) && !response.headers['content-encoding']) {
    const encoding = pickEncoding(req.headers['accept-encoding'])
    const encoded = await encodeOnce(body, encoding)
    if (encoded !== body) headers['content-encoding'] = encoding
    headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
    body = encoded
  }
  if (response.status !== 304 && response.status !== 204) headers['content-length'] = body.length
  res.writeHead(response.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Answers health checks and load balancers. */
export function sendStatus(res: ServerResponse, code: number, status: string): void {
  res.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  res.end(JSON.stringify({ status }))
}

/** Sends a plain 503 if nothing is cached and the page cannot be rendered. */
export function sendUnavailable(res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  })
  res.end(copy.siteDown)
}

/** Refuses an invalid request. Closes the connection, because the rest of the request cannot be trusted. */
export function sendBadRequest(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('connection', 'close')
  refuse(req, res, 400, copy.badRequest)
}

/** Refuses a body that is too large. */
export function sendTooLarge(req: IncomingMessage, res: ServerResponse): void {
  refuse(req, res, 413, copy.tooLarge)
}

/** Refuses a method. */
export function sendNotAllowed(
  req: IncomingMessage,
  res: ServerResponse,
  allowed: readonly string[],
): void {
  res.setHeader('allow', allowed.join(', '))
  refuse(req, res, 405, copy.notAllowed)
}

/** Discards the rest of the request, because a client whose connection is closed would not read the response. */
function refuse(req: IncomingMessage, res: ServerResponse, status: number, text: string): void {
  req.resume()
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  res.end(text)
}
