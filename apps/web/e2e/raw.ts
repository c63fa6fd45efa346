import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { MalformedRequest } from './malformed.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 24 })

export interface RawAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/** Sends a request without normalising it. @returns undefined if the connection is closed without a response */
export function sendRaw(
  site: string,
  { method, path, headers, body }: MalformedRequest,
): Promise<RawAnswer | undefined> {
  const { hostname, port, host } = new URL(site)
  const framing = body ? ['content-length', String(body.length)] : []
  return new Promise((resolve) => {
    const asked = request({
      ...{ agent, hostname, port, method, path },
      headers: ['host', host, ...headers, ...framing],
    })
    asked.on('response', (answer) => {
      answer.toArray().then(
        (pieces) => {
          const text = Buffer.concat(pieces).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        },
        () => resolve(undefined),
      )
    })
    asked.on('error', () => resolve(undefined))
    asked.end(body)
  })
}

/** Writes bytes to the site's port. @returns the status of the response; undefined without one */
export async function sendBytes(site: string, bytes: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(20_000, () => socket.destroy())
  // Not half-closed, because Node drops a connection whose client has closed its side.
  socket.write(Buffer.from(bytes, 'latin1'))
  const pieces = await socket.toArray().catch(() => [])
  const status = /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(pieces).toString())?.[1]
  return status === undefined ? undefined : Number(status)
}
