import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RateLimitScale } from '../http/limits.ts'
import { createAddressCounter } from './address-counter.ts'
import { isOwnOrigin } from './own-origin.ts'

const PATH = '/wss'
const MAX_FRAME_BYTES = 16 * 1024

export interface UpgradeOptions {
  readonly siteUrl: string
  readonly trustedProxies: readonly string[]
  readonly rateLimits: RateLimitScale
  /** Whether too many sockets are not authenticated yet. */
  readonly isBusy: () => boolean
  readonly onSocket: (socket: WebSocket) => void
}

/** Upgrades HTTP requests for `/wss` to sockets, or refuses them. */
export interface Upgrades {
  handle(req: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export function createUpgrades({ isBusy, onSocket, ...settings }: UpgradeOptions): Upgrades {
  const addresses = createAddressCounter(settings)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  return {
    handle(req, socket, head) {
      const refusal = findRefusal(req)
      if (refusal !== undefined) {
        socket.on('error', () => {})
        socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
        return
      }
      const leave = addresses.enter(req)
      socket.once('close', leave)
      sockets.handleUpgrade(req, socket, head, onSocket)
    },
    close: () => sockets.close(),
  }

  /** The status line and further headers of a refused request. */
  function findRefusal(req: IncomingMessage): string | undefined {
    if (req.url?.split('?', 1)[0] !== PATH) return '404 Not Found'
    if (!isOwnOrigin(req, settings.siteUrl)) return '403 Forbidden'
    if (isBusy()) return '503 Service Unavailable'
    return addresses.isFull(req) ? '429 Too Many Requests\r\nretry-after: 60' : undefined
  }
}
