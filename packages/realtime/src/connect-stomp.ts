import { Client, type IFrame, type StompHeaders, Versions } from '@stomp/stompjs'
import { areFrames } from './are-frames.ts'
import type { LiveSocket, SocketEvents } from './live-environment.ts'

/** Options of `connectStomp`. */
export interface StompOptions {
  /** Address of the socket: `wss://…`. */
  url: string
  /** Access token, sent as `Authorization: Bearer …`. */
  token: string
  /** STOMP destination, such as `/user/queue/…` of Spring, or `/queue/…` of RabbitMQ. */
  destination: string
  /** Headers of CONNECT, such as `login` and `passcode`. @default the token as Authorization */
  headers?: StompHeaders
}

/** Requested interval of the server's heart-beats. */
const HEARTBEAT_MS = 20_000
/** The socket counts as lost after this many intervals without data. */
const HEARTBEAT_TOLERANCE = 2.5
const CONNECT_TIMEOUT_MS = 15_000
/** Codes for an expired token: of an ERROR frame, and of a close. */
const EXPIRED_ERROR_CODE = '1401'
const EXPIRED_CLOSE_CODE = 4401

/**
 * Opens a STOMP 1.2 socket and subscribes to one destination. Does not reconnect: the caller decides about another attempt.
 * @param options address, token and destination
 * @param events listeners
 * @returns the socket, to be closed
 * @example
 * ```ts
 * import { connectStomp } from '@mozhan/realtime'
 *
 * const socket = connectStomp(
 *   { url: 'wss://blog.test/wss', token: 'eyJ…', destination: '/user/queue/system' },
 *   {
 *     onReady: () => console.log('subscribed'),
 *     onBody: (body) => console.log(body),
 *     onEnd: (end) => console.log(end),
 *   },
 * )
 * socket.close()
 * ```
 */
export function connectStomp(options: StompOptions, events: SocketEvents): LiveSocket {
  const { url, token, destination, headers } = options
  let receivedAt = Date.now()
  let hasEnded = false
  const end = (kind: 'refused' | 'lost') => {
    if (hasEnded) return
    hasEnded = true
    void client.deactivate({ force: true })
    events.onEnd(kind)
  }
  const client = new Client({
    brokerURL: url,
    connectHeaders: headers ?? { Authorization: `Bearer ${token}` },
    stompVersions: new Versions([Versions.V1_2]),
    reconnectDelay: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    // Browsers throttle the timers of hidden tabs; the server pings the browser instead.
    heartbeatOutgoing: 0,
    heartbeatToleranceMultiplier: HEARTBEAT_TOLERANCE,
    onConnect: ({ headers: { version } }: IFrame) => {
      if (hasEnded) return
      if (version !== Versions.V1_2) {
        end('lost')
        return
      }
      client.subscribe(destination, ({ body }) => {
        if (!hasEnded) events.onBody(body)
      })
      events.onReady()
    },
    // ERROR is the last frame of a connection. Without this code its cause may be temporary.
    onStompError: ({ headers: { code } }) => end(code === EXPIRED_ERROR_CODE ? 'refused' : 'lost'),
    onWebSocketClose: (event: { code?: number } | undefined) =>
      end(event?.code === EXPIRED_CLOSE_CODE ? 'refused' : 'lost'),
    onWebSocketError: () => {},
  })
  client.webSocketFactory = () => {
    const socket = new WebSocket(url, ['v12.stomp'])
    // Registered before the listener of the library, so that it can stop invalid messages.
    socket.addEventListener('message', (event) => {
      receivedAt = Date.now()
      if (!hasEnded && areFrames(event.data)) return
      event.stopImmediatePropagation()
      end('lost')
    })
    return socket
  }
  client.activate()
  return {
    close() {
      hasEnded = true
      void client.deactivate({ force: true })
    },
    isFresh: () => !hasEnded && Date.now() - receivedAt < HEARTBEAT_MS * HEARTBEAT_TOLERANCE,
  }
}
