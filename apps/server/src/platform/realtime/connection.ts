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

/** What a connection needs of the broker. */
export interface ConnectionHost {
  /** @throws DomainError for an invalid token */
  authenticate(token: string): Promise<Owner>
  /** @returns false when the user has too many connections */
  admit(connection: Connection): boolean
  /** Heart-beat interval that the server offers, in ms. */
  readonly beatMs: number
  readonly logger: Pick<Logger, 'error'>
}

/** Maximum number of buffered bytes. A slower reader is disconnected and reads its status again after reconnecting. */
const MAX_WAITING = 256 * 1024

/** A socket and its STOMP session. Errors in it end this connection only. */
export interface Connection {
  readonly owner: Owner | undefined
  readonly subscriptions: readonly string[]
  /** Handles an event synchronously. Does not throw. */
  dispatch(event: SessionEvent): void
  /** Sends an encoded frame. A reader that is too slow is disconnected. */
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
        host.logger.error({ err: error }, 'websocket event handler failed')
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
          // A connection that has closed meanwhile would never be removed from its user.
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
      host.logger.error({ err: error }, 'could not verify an access token')
      return { type: 'notAuthenticated' }
    }
  }
}
