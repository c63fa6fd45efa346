import { connectStomp } from './connect-stomp.ts'
import type { LiveWorld, TabMessage } from './live-world.ts'

/** What `openLive` keeps current, and how it is reached. */
export interface BrowserWorldOptions<T> extends Pick<LiveWorld<T>, 'fetch' | 'parse' | 'getToken'> {
  /** Tabs with the same name share a socket: it names the person as well. */
  name: string
  /** Path or address of the socket. */
  url: string
  /** STOMP destination that announces changes. */
  destination: string
}

/** The browser as the surroundings of a live value. Without Web Locks each tab has a socket of its own. */
export function browserWorld<T>(options: BrowserWorldOptions<T>): LiveWorld<T> {
  const { name, destination, fetch, parse, getToken } = options
  return {
    fetch,
    parse,
    getToken,
    connect: (token, events) =>
      connectStomp({ url: toSocketUrl(options.url), token, destination }, events),
    lead: (onLead) => lead(name, onLead),
    join: (onTold) => join(name, onTold),
    later(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  }
}

/** The address with the scheme of sockets. */
export function toSocketUrl(url: string): string {
  const address = new URL(url, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

function lead(name: string, onLead: () => void): () => void {
  const stop = new AbortController()
  const { locks } = navigator
  if (!locks) {
    onLead()
    return () => {}
  }
  locks
    .request(name, { signal: stop.signal }, () => {
      onLead()
      return new Promise<void>((resolve) => {
        if (stop.signal.aborted) resolve()
        stop.signal.addEventListener('abort', () => resolve())
      })
    })
    // Given up while waiting; a browser that refuses locks leads by itself.
    .catch(() => stop.signal.aborted || onLead())
  return () => stop.abort()
}

function join<T>(name: string, onTold: (message: TabMessage<T>) => void) {
  if (typeof BroadcastChannel !== 'function') return { tell() {}, leave() {} }
  const channel = new BroadcastChannel(name)
  // Only pages of this origin, of this program, write into it.
  channel.onmessage = ({ data }: MessageEvent<TabMessage<T>>) => onTold(data)
  return {
    tell: (message: TabMessage<T>) => channel.postMessage(message),
    leave: () => channel.close(),
  }
}
