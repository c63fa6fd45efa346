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

/** One socket. After `close` it tells nothing more. */
export interface LiveSocket {
  /** Closes the socket; no event follows. */
  close(): void
  /** Whether anything was heard of it lately. */
  isFresh(): boolean
}

/** What surrounds a page: the network, other tabs, time. Tests bring their own. */
export interface LiveWorld<T> {
  /** Asks the server. */
  fetch(): Promise<T>
  /** Turns a push into a value; undefined where it is none, or belongs to another user. */
  parse(body: string): T | undefined
  /** The access token of this moment; undefined where no user is signed in. */
  getToken(): string | undefined
  /** Opens one socket; see `connectStomp`. */
  connect(token: string, events: SocketEvents): LiveSocket
  /** Calls back once this tab is the one that holds the socket; returns what gives that up. */
  lead(onLead: () => void): () => void
  /** Joins the tabs of this browser. */
  join(onTold: (message: TabMessage<T>) => void): {
    tell(message: TabMessage<T>): void
    leave(): void
  }
  /** Runs `work` after so many milliseconds; returns a function that cancels it. */
  later(ms: number, work: () => void): () => void
  /** A number from 0 up to 1, to spread retries. */
  random(): number
}

/** What tabs tell each other. */
export type TabMessage<T> = { kind: 'value'; value: T } | { kind: 'check' }
