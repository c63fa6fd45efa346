import { connectStomp } from './connect-stomp.ts'
import type { LiveEnvironment, TabMessage } from './live-environment.ts'

/** Options of `openLive`. */
export interface LiveOptions<T> extends Pick<LiveEnvironment<T>, 'fetch' | 'parse' | 'getToken'> {
  /** Tabs with the same name share a socket, so include the id of the user. */
  name: string
  /** Path or address of the socket. */
  url: string
  /** STOMP destination that announces changes. */
  destination: string
}

/** The environment, in a browser, of a value that is kept current over a socket. Without Web Locks each tab opens its own socket. */
export function browserEnvironment<T>(options: LiveOptions<T>): LiveEnvironment<T> {
  const { name, destination, fetch, parse, getToken } = options
  return {
    fetch,
    parse,
    getToken,
    connect: (token, events) =>
      connectStomp({ url: toSocketUrl(options.url), token, destination }, events),
    lead: (onLead) => lead(name, onLead),
    join: (onMessage) => join(name, onMessage),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  }
}

/** Converts an HTTP address to one with the scheme `ws` or `wss`. */
export function toSocketUrl(url: string): string {
  const address = new URL(url, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

/** Leader election: the tab that gets the lock opens the socket. Returns a function that releases it. */
function lead(name: string, onLead: () => void): () => void {
  const controller = new AbortController()
  const { locks } = navigator
  if (!locks) {
    onLead()
    return () => {}
  }
  locks
    .request(name, { signal: controller.signal }, () => {
      onLead()
      // The lock is held until this promise resolves.
      return new Promise<void>((resolve) => {
        if (controller.signal.aborted) resolve()
        controller.signal.addEventListener('abort', () => resolve())
      })
    })
    // Rejected by an abort, or by a browser that denies locks. In the second case this tab opens its own socket.
    .catch(() => controller.signal.aborted || onLead())
  return () => controller.abort()
}

function join<T>(name: string, onMessage: (message: TabMessage<T>) => void) {
  if (typeof BroadcastChannel !== 'function') return { send() {}, leave() {} }
  const channel = new BroadcastChannel(name)
  // Only pages of this site post to the channel.
  channel.onmessage = ({ data }: MessageEvent<TabMessage<T>>) => onMessage(data)
  return {
    send: (message: TabMessage<T>) => channel.postMessage(message),
    leave: () => channel.close(),
  }
}
