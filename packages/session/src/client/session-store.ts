import { clearedSession } from '../cookies.ts'
import { parseSessionCookies, type Session } from '../session.ts'

/** `pending` until the browser has read its cookies; the server always says `pending`. */
export type SessionState =
  | { status: 'pending'; session: null }
  | { status: 'anonymous'; session: null }
  | { status: 'signed-in'; session: Session }

export const PENDING: SessionState = { status: 'pending', session: null }
const ANONYMOUS: SessionState = { status: 'anonymous', session: null }

const CHANNEL = 'mozhan-session'

let lastCookies: string | undefined
let lastState: SessionState = ANONYMOUS

const listeners = new Set<() => void>()
let stopWatching: (() => void) | undefined
let channel: BroadcastChannel | undefined

/** The state now. Equal cookies give the same object, as useSyncExternalStore asks. */
export function readSessionState(): SessionState {
  const cookies = document.cookie
  if (cookies !== lastCookies) {
    lastCookies = cookies
    const session = parseSessionCookies(cookies)
    if (JSON.stringify(session) !== JSON.stringify(lastState.session)) {
      lastState = session ? { status: 'signed-in', session } : ANONYMOUS
    }
  }
  return lastState
}

/** Calls back when somebody may have signed in or out: here, in another tab, or while this page was frozen. */
export function subscribeToSession(onChange: () => void): () => void {
  listeners.add(onChange)
  stopWatching ??= watch()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Starts to look for changes, once for all that listen. */
function watch(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', notify, { signal })
  window.addEventListener('pageshow', notify, { signal })
  window.addEventListener('focus', notify, { signal })
  // Not in every browser we serve.
  const { cookieStore }: { cookieStore?: EventTarget } = window
  if (cookieStore) cookieStore.addEventListener('change', notify, { signal })
  else watchTabs(signal)
  return () => stop.abort()
}

/** Where no event tells of cookies, tabs that stand side by side tell each other that they have been somewhere. */
function watchTabs(signal: AbortSignal): void {
  if (typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', notify, { signal })
  signal.addEventListener('abort', () => {
    channel?.close()
    channel = undefined
  })
  // A page that has just loaded may come from the login site.
  channel.postMessage('here')
}

/** Looks at the cookies again, here and in the other tabs: an answer from the login site may have changed them. */
export function announceSession(): void {
  notify()
  channel?.postMessage('here')
}

/** Writes a cookie as `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookie
}

/** Removes the three cookies, on this host and on every parent domain they may have been set for. */
export function clearSession(): void {
  for (const cookie of clearedSession(location.hostname)) writeCookie(cookie)
  announceChange()
}

/** Tells this page and, where no event of the browser does, the tabs beside it that the cookies have changed. */
export function announceChange(): void {
  notify()
  channel?.postMessage('changed')
}
