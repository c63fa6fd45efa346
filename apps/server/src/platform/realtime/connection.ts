import { messageStatusChannel } from '@mozhan/api-client/contract'
import type { WebSocket } from 'ws'
import { DomainError, FAILURES } from '../http/errors.ts'
import { encodeFrame, type Frame, FrameError, parseFrames } from './stomp-frame.ts'

/** Who a connection belongs to. */
export interface Owner {
  readonly userId: string
  readonly loginId: string | undefined
  /** When the token ends, in ms. */
  readonly expiresAt: number
}

/** What a connection asks of the broker. */
export interface ConnectionHost {
  /** @throws DomainError for a token that is refused */
  authenticate(token: string): Promise<Owner>
  /** @returns false when the person has too many already */
  admit(connection: Connection): boolean
  /** What the server offers as heart-beat, in ms. */
  readonly beatMs: number
}

/** Code of a close: the server stops, or cannot serve the connection for now. */
export const CLOSE_GOING_AWAY = 1001
/** Codes of a close: after a protocol error, where the token cannot be looked at now, and after a token that is over. */
const CLOSE_PROTOCOL = 1002
const CLOSE_TRY_LATER = 1013
const CLOSE_EXPIRED = 4401

/** Bytes that may wait for a reader; whoever has more is too slow, and fetches everything on coming back. */
const MAX_WAITING = 256 * 1024
const MAX_SUBSCRIPTIONS = 4
const MAX_ID = 64
/** Frames within a round of heart-beats. */
const MAX_FRAMES = 60

/** One socket and its STOMP session. Whatever goes wrong in it ends this connection only. */
export class Connection {
  owner: Owner | undefined
  /** Ids of the subscriptions, all of the same destination. */
  subscriptions: string[] = []
  /** Rounds without a sign of life. */
  silentRounds = 0
  private frames = 0
  private isConnecting = false
  private readonly socket: WebSocket
  private readonly host: ConnectionHost

  constructor(socket: WebSocket, host: ConnectionHost) {
    this.socket = socket
    this.host = host
  }

  async receive(data: string): Promise<void> {
    this.silentRounds = 0
    try {
      for (const frame of parseFrames(data)) {
        if (++this.frames > MAX_FRAMES) throw new FrameError('too many frames')
        await this.handle(frame)
      }
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      this.refuse(error.message)
    }
  }

  /** Sends what is ready to be sent. A reader that does not keep up is dropped. */
  send(text: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MAX_WAITING) this.socket.terminate()
    else this.socket.send(text, { binary: false })
  }

  /** A round of heart-beats. The browser itself answers pings, however slow its timers are. */
  beat(): void {
    this.frames = 0
    if (++this.silentRounds > 2) {
      this.socket.terminate()
      return
    }
    this.send('\n')
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping()
  }

  /** Ends it because the token is over. */
  expire(): void {
    this.send(encodeFrame('ERROR', { message: 'token expired', code: '1401' }))
    this.socket.close(CLOSE_EXPIRED)
  }

  refuse(message: string): void {
    this.send(encodeFrame('ERROR', { message }))
    this.socket.close(CLOSE_PROTOCOL)
  }

  close(code: number): void {
    this.socket.close(code)
  }

  terminate(): void {
    this.socket.terminate()
  }

  private async handle(frame: Frame): Promise<void> {
    const { command, headers } = frame
    if (command === 'CONNECT' || command === 'STOMP') return this.connect(frame)
    if (this.owner === undefined) throw new FrameError('CONNECT first')
    if (command === 'SUBSCRIBE') this.subscribe(headers.get('id'), headers.get('destination'))
    else if (command === 'UNSUBSCRIBE') {
      const id = headers.get('id')
      this.subscriptions = this.subscriptions.filter((known) => known !== id)
    } else if (command !== 'DISCONNECT') throw new FrameError('nothing can be sent here')
    const receipt = headers.get('receipt')
    if (receipt !== undefined) this.send(encodeFrame('RECEIPT', { 'receipt-id': receipt }))
    if (command === 'DISCONNECT') this.socket.close(1000)
  }

  private async connect({ headers }: Frame): Promise<void> {
    if (this.owner !== undefined || this.isConnecting) throw new FrameError('connected already')
    if (!(headers.get('accept-version') ?? '').split(',').includes('1.2')) {
      throw new FrameError('version 1.2 is spoken here')
    }
    const authorization = headers.get('Authorization') ?? headers.get('authorization') ?? ''
    const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
    this.isConnecting = true
    try {
      if (token === undefined) throw new DomainError('badHeader')
      const owner = await this.host.authenticate(token)
      // It is gone already, and nobody would take it out again.
      if (this.socket.readyState !== this.socket.OPEN) return
      this.owner = owner
    } catch (error) {
      if (!isRefusal(error)) {
        // Nothing is said against the token: whoever comes back with it may be let in.
        this.socket.close(CLOSE_TRY_LATER)
        throw error
      }
      this.send(encodeFrame('ERROR', { message: 'token refused', code: '1401' }))
      this.socket.close(CLOSE_EXPIRED)
      return
    } finally {
      this.isConnecting = false
    }
    if (!this.host.admit(this)) throw new FrameError('too many connections')
    const beat = `${this.host.beatMs},0`
    const { userId } = this.owner
    this.send(encodeFrame('CONNECTED', { version: '1.2', 'heart-beat': beat, 'user-name': userId }))
  }

  private subscribe(id: string | undefined, destination: string | undefined): void {
    if (id === undefined || id === '' || id.length > MAX_ID) throw new FrameError('id is missing')
    // The destination means everybody's own queue; there is no way to name somebody else's.
    if (destination !== messageStatusChannel.destination) {
      throw new FrameError('no such destination')
    }
    if (this.subscriptions.includes(id)) throw new FrameError('id is in use')
    if (this.subscriptions.length === MAX_SUBSCRIPTIONS) {
      throw new FrameError('too many subscriptions')
    }
    this.subscriptions.push(id)
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && FAILURES[error.kind].status === 401
}
