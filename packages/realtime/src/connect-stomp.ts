import { Client, type IFrame, type StompHeaders, Versions } from '@stomp/stompjs'
import { areFrames } from './are-frames.ts'
import type { LiveSocket, SocketEvents } from './live-world.ts'

/** Where a STOMP socket leads, and as which user. */
export interface StompOptions {
  /** `wss://…`. */
  url: string
  /** Access token, sent as `Authorization: Bearer …`. */
  token: string
  /** Of a Spring broker or ours `/user/queue/…`; of RabbitMQ for instance `/queue/…`. */
  destination: string
  /** More headers of CONNECT, such as `login` and `passcode`. @default the token as Authorization */
  headers?: StompHeaders
}

/** The server's heart-beat that is asked for, in ms. */
const BEAT = 20_000
/** Heart-beats that may be late or lost. */
const TOLERANCE = 2.5
const CONNECT_TIMEOUT = 15_000
/** Our server's words for a token that is over: the code of an ERROR, and of a close. */
const EXPIRED = '1401'
const CLOSE_EXPIRED = 4401

/**
 * Opens a STOMP 1.2 socket and subscribes to one destination. It is tried once; another try is the caller's decision.
 * @param options where to connect, with which token
 * @param events what the socket reports
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
  let heardAt = Date.now()
  let isOver = false
  const end = (kind: 'refused' | 'lost') => {
    if (isOver) return
    isOver = true
    void client.deactivate({ force: true })
    events.onEnd(kind)
  }
  const client = new Client({
    brokerURL: url,
    connectHeaders: headers ?? { Authorization: `Bearer ${token}` },
    stompVersions: new Versions([Versions.V1_2]),
    reconnectDelay: 0,
    connectionTimeout: CONNECT_TIMEOUT,
    heartbeatIncoming: BEAT,
    // Hidden tabs could not keep the pace; the server pings the browser itself.
    heartbeatOutgoing: 0,
    heartbeatToleranceMultiplier: TOLERANCE,
    onConnect: ({ headers: { version } }: IFrame) => {
      if (isOver) return
      if (version !== Versions.V1_2) {
        end('lost')
        return
      }
      client.subscribe(destination, ({ body }) => {
        if (!isOver) events.onBody(body)
      })
      events.onReady()
    },
    // An error is the last thing that is said. Without the code it may be about anything, and passes.
    onStompError: ({ headers: { code } }) => end(code === EXPIRED ? 'refused' : 'lost'),
    onWebSocketClose: (event: { code?: number } | undefined) =>
      end(event?.code === CLOSE_EXPIRED ? 'refused' : 'lost'),
    onWebSocketError: () => {},
  })
  client.webSocketFactory = () => {
    const socket = new WebSocket(url, ['v12.stomp'])
    // It stands before the library, which takes no message that is stopped here.
    socket.addEventListener('message', (event) => {
      heardAt = Date.now()
      if (!isOver && areFrames(event.data)) return
      event.stopImmediatePropagation()
      end('lost')
    })
    return socket
  }
  client.activate()
  return {
    close() {
      isOver = true
      void client.deactivate({ force: true })
    },
    isFresh: () => !isOver && Date.now() - heardAt < BEAT * TOLERANCE,
  }
}
