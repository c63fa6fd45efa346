import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http'
import { REQUEST_ID_HEADER } from '@mozhan/operations'
import { isStaleConnection } from '../api/stale-connection.ts'
import { MAX_INNER_HEADER_BYTES } from './inner-server.ts'

/** A complete response of the site. */
export interface OriginResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface OriginRequest {
  method: string
  /** Path with query. */
  path: string
  /** Headers without body framing. */
  headers: OutgoingHttpHeaders
  /** Id of the request that causes this one. */
  requestId?: string
  body?: Buffer | undefined
}

/** Sends a request to the site and waits for the complete response. */
export type FetchOrigin = (originRequest: OriginRequest) => Promise<OriginResponse>

/** Longer than the timeout of pages for the API, in ms. */
const TIMEOUT_MS = 60_000

/**
 * Creates the client of the site, which listens on this machine only. A request on a connection that was just closed is
 * repeated, because all requests are reads except invalidations, which are idempotent.
 * @param dropped response headers that are removed
 */
export function createOrigin(port: number, dropped: ReadonlySet<string> = new Set()): FetchOrigin {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const fetchOrigin: FetchOrigin = ({ body, requestId, ...originRequest }) =>
    new Promise((resolve, reject) => {
      // Node frames no body of a DELETE request; the server would parse it as the next request on this connection.
      const framing = body ? { 'content-length': body.length } : {}
      const id = requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }
      const headers = { ...originRequest.headers, ...framing, ...id }
      const options = {
        ...originRequest,
        headers,
        host: '127.0.0.1',
        port,
        agent,
        timeout: TIMEOUT_MS,
        maxHeaderSize: MAX_INNER_HEADER_BYTES,
      }
      const clientRequest = request(options, (response) => {
        readBody(response).then(
          (read) =>
            resolve({
              status: response.statusCode ?? 502,
              headers: withoutHeaders(response.headers, dropped),
              body: read,
            }),
          reject,
        )
      })
      clientRequest.on('timeout', () =>
        clientRequest.destroy(new Error(`The site did not answer within ${TIMEOUT_MS} ms.`)),
      )
      clientRequest.on('error', (error) => {
        if (isStaleConnection(clientRequest, error))
          resolve(fetchOrigin({ body, requestId, ...originRequest }))
        else reject(error)
      })
      clientRequest.end(body)
    })
  return fetchOrigin
}

function withoutHeaders(
  headers: IncomingHttpHeaders,
  dropped: ReadonlySet<string>,
): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** A body exceeds the limit of its address. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Reads a body. @throws BodyTooLarge if it exceeds `limit` bytes; the stream stays open */
export async function readBody(
  stream: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  // Destroying the stream would close the connection before the response is sent.
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    length += piece.length
    if (length > limit) throw new BodyTooLarge(`body longer than ${limit} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
