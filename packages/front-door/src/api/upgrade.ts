import { type IncomingMessage, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Forwarded } from '../request/forwarded.ts'
import { hasValidHost } from '../request/host.ts'
import { toUpstreamHeaders } from './proxy.ts'

export interface UpgradeProxy {
  open(req: IncomingMessage, socket: Duplex, head: Buffer, forwarded: Forwarded): void
  /** Number of open sockets. */
  size(): number
  /** Closes all sockets, so that browsers reconnect to another instance. */
  close(): void
}

/** A WebSocket close frame with code 1001, going away (RFC 6455 §7.4.1), as a server sends it. */
const GOING_AWAY = Buffer.from([0x88, 0x02, 0x03, 0xe9])

/** Tunnels WebSockets of browsers to the API under the same path. */
export function createUpgradeProxy(target: string): UpgradeProxy {
  const base = new URL(target)
  const sendRequest = base.protocol === 'https:' ? secureRequest : request
  const joined = new Set<Duplex>()

  function open(...[req, socket, head, forwarded]: Parameters<UpgradeProxy['open']>): void {
    if (!hasValidHost(req)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
      return
    }
    const upstream = sendRequest({
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      path: base.pathname.replace(/\/$/, '') + req.url,
      headers: {
        ...toUpstreamHeaders(req, forwarded),
        host: base.host,
        connection: 'upgrade',
        upgrade: req.headers.upgrade,
      },
    })
    upstream.on('upgrade', (response, apiSocket, apiHead) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(response)}\r\n`)
      if (apiHead.length > 0) socket.write(apiHead)
      if (head.length > 0) apiSocket.write(head)
      join(socket, apiSocket)
      joined.add(socket)
      socket.on('close', () => joined.delete(socket))
    })
    upstream.on('response', (response) => {
      socket.end(
        `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\nconnection: close\r\n\r\n`,
      )
      response.destroy()
    })
    upstream.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n'))
    socket.on('error', () => upstream.destroy())
    upstream.end()
  }

  return {
    open,
    size: () => joined.size,
    close() {
      for (const socket of joined) socket.end(GOING_AWAY, () => socket.destroy())
    },
  }
}

function rawHeaders({ rawHeaders: raw }: IncomingMessage): string {
  let text = ''
  for (let at = 0; at + 1 < raw.length; at += 2) text += `${raw[at]}: ${raw[at + 1]}\r\n`
  return text
}

function join(left: Duplex, right: Duplex): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
}
