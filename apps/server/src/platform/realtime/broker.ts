import type { Server } from 'node:http'
import { decodeJwt } from 'jose'
import { authenticate } from '../http/authenticate.ts'
import type { Platform } from '../platform.ts'
import { Connections } from './connections.ts'
import { createDelivery, type GetStatus } from './delivery.ts'
import { createHandshakes } from './handshakes.ts'
import { startHeartbeat } from './heartbeat.ts'
import { CLOSE_GOING_AWAY, type Owner } from './stomp-session.ts'
import { createUpgrades } from './upgrade.ts'

/** The WebSocket endpoint `/wss`. */
export interface Broker {
  /** Number of open connections, with or without a session. */
  size(): number
  /** Closes all connections, so that clients reconnect to another instance. */
  stop(): Promise<void>
}

export interface BrokerOptions {
  readonly getStatus: GetStatus
  /** Interval of heart-beats in ms; dead sockets and expired tokens are detected at the same interval. @default 20 s */
  readonly beatMs?: number
}

type BrokerContext = Pick<
  Platform,
  'config' | 'logger' | 'events' | 'tokens' | 'endedLogins' | 'clock'
>

/** Time in ms after which clients that do not answer the close are disconnected. */
const STOP_MS = 1000

/** A STOMP 1.2 endpoint that sends users their status whenever it changes in any instance. */
export async function attachBroker(
  server: Server,
  context: BrokerContext,
  { getStatus, beatMs = 20_000 }: BrokerOptions,
): Promise<Broker> {
  const { config, logger, events, endedLogins, clock } = context
  const connections = new Connections()
  const delivery = createDelivery({ connections, getStatus, logger })
  const host = {
    authenticate: (token: string) => findOwner(context, token),
    beatMs,
    logger,
  }
  const handshakes = createHandshakes({ connections, host })
  const { siteUrl, trustedProxies, rateLimits } = config
  const upgrades = createUpgrades({
    ...{ siteUrl, trustedProxies, rateLimits },
    isBusy: handshakes.isFull,
    onSocket: handshakes.start,
  })
  server.on('upgrade', upgrades.handle)
  const stopHeartbeat = startHeartbeat({ connections, beatMs, endedLogins, clock, logger })
  await events.listen((userId) => void delivery.push(userId), delivery.pushAll)
  return {
    size: () => connections.size,
    async stop() {
      stopHeartbeat()
      server.off('upgrade', upgrades.handle)
      await events.stop()
      const open = connections.all()
      for (const connection of open) connection.dispatch({ type: 'end', code: CLOSE_GOING_AWAY })
      setTimeout(() => {
        for (const connection of open) connection.dispatch({ type: 'drop' })
      }, STOP_MS).unref()
      upgrades.close()
    },
  }
}

async function findOwner(context: BrokerContext, token: string): Promise<Owner> {
  const viewer = await authenticate({ access: 'session' }, `Bearer ${token}`, context)
  if (viewer === null) throw new Error('A session is required.')
  const { exp = 0 } = decodeJwt(token)
  return { userId: viewer.id, loginId: viewer.loginId, expiresAt: exp * 1000 }
}
