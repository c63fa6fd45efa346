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

/** A whole answer of the server behind us. */
export interface OriginAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface OriginQuestion {
  method: string
  /** Path with query. */
  path: string
  /** Without those that frame a body. */
  headers: OutgoingHttpHeaders
  /** Of the request that this is asked for. */
  requestId?: string
  body?: Buffer | undefined
}

/** Asks the server behind us and waits for the whole answer. */
export type AskOrigin = (question: OriginQuestion) => Promise<OriginAnswer>

/** Longer than pages wait for the API, ms. */
const TIMEOUT_MS = 60_000

/**
 * Where the server behind us listens: on this machine only, behind the front door. A question that met a connection just closed is
 * asked again; none of them changes anything, but for a refresh, which may be repeated.
 * @param dropped headers of its answers that are not passed on
 */
export function createOrigin(port: number, dropped: ReadonlySet<string> = new Set()): AskOrigin {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ask: AskOrigin = ({ body, requestId, ...question }) =>
    new Promise((resolve, reject) => {
      // Node frames no body of a DELETE: a server would take it for the next question on this connection.
      const framing = body ? { 'content-length': body.length } : {}
      const id = requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }
      const headers = { ...question.headers, ...framing, ...id }
      const options = {
        ...{ host: '127.0.0.1', port, agent, timeout: TIMEOUT_MS },
        ...{ maxHeaderSize: MAX_INNER_HEADER_BYTES },
        ...{ ...question, headers },
      }
      const asked = request(options, (answer) => {
        readBody(answer).then(
          (read) =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: withoutHeaders(answer.headers, dropped),
              body: read,
            }),
          reject,
        )
      })
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
      asked.on('error', (error) => {
        if (isStaleConnection(asked, error)) resolve(ask({ body, requestId, ...question }))
        else reject(error)
      })
      asked.end(body)
    })
  return ask
}

function withoutHeaders(
  headers: IncomingHttpHeaders,
  dropped: ReadonlySet<string>,
): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** A body of more bytes than are taken at that address. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Collects a body. @throws BodyTooLarge where it is longer than `limit` bytes; the stream stays open */
export async function readBody(
  stream: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  // A stream that is destroyed takes the connection with it, and with that the answer.
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    length += piece.length
    if (length > limit) throw new BodyTooLarge(`body longer than ${limit} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
