/** Why a socket ended: the token was refused, or anything else. */
export type SocketEnd = 'refused' | 'lost'

/** What a socket reports. After `onEnd` it reports nothing more. */
export interface SocketEvents {
  /** Subscribed: changes from now on are pushed. */
  onReady(): void
  /** Body of a push, as text. */
  onBody(body: string): void
  /** The socket ended, or could not be opened. */
  onEnd(end: SocketEnd): void
}

/** One socket. */
export interface LiveSocket {
  /** Closes the socket; no event follows. */
  close(): void
  /** Whether it has received data recently. */
  isFresh(): boolean
}

/** Environment of a live value: network, other tabs, time. Tests pass their own. */
export interface LiveEnvironment<T> {
  /** Requests the value from the server. */
  fetch(): Promise<T>
  /** Parses a push; undefined if it is invalid or belongs to another user. */
  parse(body: string): T | undefined
  /** The current access token; undefined if no user is signed in. */
  getToken(): string | undefined
  /** Opens one socket; see `connectStomp`. */
  connect(token: string, events: SocketEvents): LiveSocket
  /** Requests leadership: calls back once this tab may open the socket. Returns a function that releases it. */
  lead(onLead: () => void): () => void
  /** Joins the channel between the tabs of this browser. */
  join(onMessage: (message: TabMessage<T>) => void): {
    send(message: TabMessage<T>): void
    leave(): void
  }
  /** Runs `work` after so many milliseconds; returns a function that cancels it. */
  later(ms: number, work: () => void): () => void
  /** A random number from 0 up to 1, for the jitter of retries. */
  random(): number
}

/** Message between tabs. `check`: a tab woke up, so verify the socket. */
export type TabMessage<T> = { kind: 'value'; value: T } | { kind: 'check' }
