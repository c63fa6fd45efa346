import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { REQUEST_ID_HEADER } from '@mozhan/operations'
import { copy } from '../copy.ts'
import type { Forwarded } from '../request/forwarded.ts'
import { isStaleConnection } from './stale-connection.ts'

export interface ProxyOptions {
  /** Origin of the API, such as `http://127.0.0.1:4000`; a path prefix is preserved. */
  target: string
}

export type ApiProxy = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  forwarded: Forwarded,
) => void

/** RFC 9110 §7.6.1: hop-by-hop headers are never forwarded. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Streams requests to the API and responses back without buffering, so that bodies may have any size and server-sent events
 * arrive as they are sent. When one side closes the connection, the other side is closed too.
 */
export function createProxy({ target }: ProxyOptions): ApiProxy {
  const base = new URL(target)
  const isSecure = base.protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const sendRequest = isSecure ? secureRequest : request

  function forward(...[req, res, path, forwarded]: Parameters<ApiProxy>): void {
    const upstream = sendRequest({
      // The API may close a pooled connection while we send. Requests that must not be repeated use a new one.
      agent: canRepeat(req) ? agent : false,
      // Without the brackets of an IPv6 address.
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: req.method,
      path: base.pathname.replace(/\/$/, '') + path,
      headers: {
        ...toUpstreamHeaders(req, forwarded),
        ...framingOf(req),
        host: base.host,
        // With `close`, the API would reset the connection after refusing an upload early, and its response would be lost.
        connection: 'keep-alive',
      },
    })
    upstream.on('response', (response) => {
      res.writeHead(response.statusCode ?? 502, withoutHopByHop(response))
      // An event stream must be visible before its first event.
      res.flushHeaders()
      response.pipe(res)
      response.on('error', () => res.destroy())
      response.on('end', () => discardRestOfBody(req, upstream))
    })
    upstream.on('error', (error) => {
      // The 'error' of `response` destroys `res`, so that the client sees that the response is truncated.
      if (res.headersSent) return
      if (isStaleConnection(upstream, error) && canRepeat(req)) {
        forward(req, res, path, forwarded)
      } else {
        sendBadGateway(req, res)
      }
    })
    res.on('close', () => upstream.destroy())
    req.pipe(upstream)
  }
  return forward
}

/** The headers of a message without hop-by-hop headers. */
export function withoutHopByHop({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const named = headers.connection?.toLowerCase().split(',') ?? []
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim())])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/**
 * Headers that concern the body on the client's connection. `framingOf` sets the length again; Node has answered
 * `expect: 100-continue` before the handler runs.
 */
const FRAMING = ['content-length', 'expect']

/** Forwarding headers that a client may forge; they are never forwarded. */
const FORGEABLE = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-forwarded-port',
  'x-forwarded-server',
]

/** Headers for the upstream server: without body framing (see `framingOf`), with verified forwarding headers. */
export function toUpstreamHeaders(
  req: IncomingMessage,
  forwarded: Forwarded,
): Record<string, string | string[] | undefined> {
  const headers = withoutHopByHop(req)
  for (const name of [...FRAMING, ...FORGEABLE]) delete headers[name]
  headers['x-forwarded-for'] = forwarded.for
  headers['x-forwarded-proto'] = forwarded.proto
  headers['x-forwarded-host'] = forwarded.host
  headers[REQUEST_ID_HEADER] = forwarded.requestId
  return headers
}

/** Length of a body or chunked encoding. Node sets neither by default for every method. */
function framingOf({ headers }: IncomingMessage): Record<string, string> {
  if ('transfer-encoding' in headers) return { 'transfer-encoding': 'chunked' }
  const length = headers['content-length']
  return length === undefined ? {} : { 'content-length': length }
}

/** Discards the rest of a request body after the response, so that the client can read the response. */
function discardRestOfBody(req: IncomingMessage, upstream: ClientRequest): void {
  if (upstream.writableEnded) return
  req.unpipe(upstream)
  req.resume()
  upstream.destroy()
}

/** Whether a request may be repeated: requests that change state must not be. */
function canRepeat({ method, headers }: IncomingMessage): boolean {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  return (method === 'GET' || method === 'HEAD') && !hasBody
}

function sendBadGateway(req: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) return
  req.resume()
  res.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  // Set by the front door on every response.
  const requestId = res.getHeader(REQUEST_ID_HEADER)
  res.end(JSON.stringify({ code: 502, message: copy.apiDown, data: null, requestId }))
}
