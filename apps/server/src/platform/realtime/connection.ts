import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import { DomainError, FAILURES } from '../http/errors.ts'
import {
  type Owner,
  type SessionEffect,
  type SessionEvent,
  startSession,
  transition,
} from './stomp-session.ts'

/** What a connection asks of the broker. */
export interface ConnectionHost {
  /** @throws DomainError for a token that is refused */
  authenticate(token: string): Promise<Owner>
  /** @returns false when the person has too many already */
  admit(connection: Connection): boolean
  /** What the server offers as heart-beat, in ms. */
  readonly beatMs: number
  readonly logger: Pick<Logger, 'error'>
}

/** Bytes that may wait for a reader; whoever has more is too slow, and fetches everything on coming back. */
const MAX_WAITING = 256 * 1024

/** One socket and its STOMP session. Whatever goes wrong in it ends this connection only. */
export interface Connection {
  readonly owner: Owner | undefined
  readonly subscriptions: readonly string[]
  /** Handles an event at once. Does not throw. */
  dispatch(event: SessionEvent): void
  /** Sends what is ready to be sent. A reader that does not keep up is dropped. */
  send(text: string | Buffer): void
}

/** Runs the session of a socket. */
export function createConnection(socket: WebSocket, host: ConnectionHost): Connection {
  let session = startSession(host.beatMs)
  const isOpen = () => socket.readyState === socket.OPEN
  const connection: Connection = {
    get owner() {
      return session.owner
    },
    get subscriptions() {
      return session.subscriptions
    },
    dispatch(event) {
      try {
        const { state, effects } = transition(session, event)
        session = state
        for (const effect of effects) run(effect)
      } catch (error) {
        host.logger.error({ err: error }, 'a websocket could not be served')
        socket.terminate()
      }
    },
    send(text) {
      if (!isOpen()) return
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate()
      else socket.send(text, { binary: false })
    },
  }
  return connection

  function run(effect: SessionEffect) {
    switch (effect.type) {
      case 'send':
        return connection.send(effect.text)
      case 'ping':
        return isOpen() ? socket.ping() : undefined
      case 'close':
        return socket.close(effect.code)
      case 'terminate':
        return socket.terminate()
      case 'admit':
        return connection.dispatch({ type: 'admitted', isAdmitted: host.admit(connection) })
      case 'authenticate':
        return void authenticate(effect.token).then((event) =>
          // Of one that is gone already, nothing would take it out again.
          connection.dispatch(isOpen() ? event : { type: 'drop' }),
        )
    }
  }

  async function authenticate(token: string): Promise<SessionEvent> {
    try {
      return { type: 'authenticated', owner: await host.authenticate(token) }
    } catch (error) {
      if (error instanceof DomainError && FAILURES[error.kind].status === 401) {
        return { type: 'refused' }
      }
      host.logger.error({ err: error }, 'a token could not be looked at')
      return { type: 'notAuthenticated' }
    }
  }
}
