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
  /** Origin of the API, such as `http://127.0.0.1:4000`; a path prefix is kept. */
  target: string
}

export type ApiProxy = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  forwarded: Forwarded,
) => void

/** RFC 9110 §7.6.1: for one connection only, never passed on. */
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
 * Streams requests to the API and answers back: nothing is collected on the way, so bodies may have
 * any size and events arrive as they are sent. When one side hangs up, the other side learns it.
 */
export function createProxy({ target }: ProxyOptions): ApiProxy {
  const base = new URL(target)
  const isSecure = base.protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const ask = isSecure ? secureRequest : request

  function forward(...[req, res, path, forwarded]: Parameters<ApiProxy>): void {
    const upstream = ask({
      // A kept connection may be closing just now. What cannot be sent twice gets one of its own.
      agent: canRepeat(req) ? agent : false,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: req.method,
      path: base.pathname.replace(/\/$/, '') + path,
      headers: {
        ...onwardHeaders(req, forwarded),
        ...framingOf(req),
        host: base.host,
        // Told to hang up, an API that refuses an upload early would reset what it has not read, its answer included.
        connection: 'keep-alive',
      },
    })
    upstream.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, passedHeaders(answer))
      // An event stream must show that it has begun before its first event.
      res.flushHeaders()
      answer.pipe(res)
      answer.on('error', () => res.destroy())
      answer.on('end', () => stopSending(req, upstream))
    })
    upstream.on('error', (error) => {
      // An answer that has begun tells by itself whether it is whole.
      if (res.headersSent) return
      if (isStaleConnection(upstream, error) && canRepeat(req)) {
        forward(req, res, path, forwarded)
      } else {
        refuse(req, res)
      }
    })
    res.on('close', () => upstream.destroy())
    req.pipe(upstream)
  }
  return forward
}

/** The headers of a message that go on to the other side. */
export function passedHeaders({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const named = headers.connection?.toLowerCase().split(',') ?? []
  const dropped = new Set([...HOP_BY_HOP, ...named.map((name) => name.trim())])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** Headers that frame a body: set anew where a body is passed on, left out where none is. */
const FRAMING = ['content-length', 'expect']

/** Claims of a client about itself, which are never passed on. */
const CLAIMS = ['forwarded', 'x-real-ip', 'x-client-ip', 'x-forwarded-port', 'x-forwarded-server']

/** A request's headers for the server behind us, without its body's and with the truth about where it came from. */
export function onwardHeaders(
  req: IncomingMessage,
  forwarded: Forwarded,
): Record<string, string | string[] | undefined> {
  const headers = passedHeaders(req)
  for (const name of [...FRAMING, ...CLAIMS]) delete headers[name]
  headers['x-forwarded-for'] = forwarded.for
  headers['x-forwarded-proto'] = forwarded.proto
  headers['x-forwarded-host'] = forwarded.host
  headers[REQUEST_ID_HEADER] = forwarded.requestId
  return headers
}

/** How long a body is, or that it tells where it ends. Node says neither by itself for every method. */
function framingOf({ headers }: IncomingMessage): Record<string, string> {
  if ('transfer-encoding' in headers) return { 'transfer-encoding': 'chunked' }
  const length = headers['content-length']
  return length === undefined ? {} : { 'content-length': length }
}

/** Discards the rest of a request once its answer is there, so that the client gets to read the answer. */
function stopSending(req: IncomingMessage, upstream: ClientRequest): void {
  if (upstream.writableEnded) return
  req.unpipe(upstream)
  req.resume()
  upstream.destroy()
}

/** Nothing that changes state is ever sent twice. */
function canRepeat({ method, headers }: IncomingMessage): boolean {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  return (method === 'GET' || method === 'HEAD') && !hasBody
}

function refuse(req: IncomingMessage, res: ServerResponse): void {
  if (res.destroyed) return
  req.resume()
  res.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  const requestId = res.getHeader(REQUEST_ID_HEADER)
  res.end(JSON.stringify({ code: 502, message: copy.apiDown, data: null, requestId }))
}
