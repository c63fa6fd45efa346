import { parseSessionCookies, SESSION_COOKIES, type Session } from '../session.ts'

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

/**
 * Calls back when the cookies may have changed: the tab is shown again, a page comes back from the
 * back-forward cache, or another tab signed in or out.
 */
export function subscribeToSession(onChange: () => void): () => void {
  // Not in every browser yet; the other two events cover those.
  const cookieStore: EventTarget | undefined =
    'cookieStore' in window ? window.cookieStore : undefined
  cookieStore?.addEventListener('change', onChange)
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  window.addEventListener('focus', onChange)
  const channel = cookieStore ? undefined : openChannel()
  channel?.addEventListener('message', onChange)
  return () => {
    channel?.close()
    cookieStore?.removeEventListener('change', onChange)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
    window.removeEventListener('focus', onChange)
  }
}

/** Tabs that stand side by side tell each other, where the browser does not. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined
}

/** Writes a cookie as `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookie
}

/** Removes the three cookies, on this host and on every parent domain they may have been set for. */
export function clearSession(): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; domain=.${labels.slice(at).join('.')}`)]
  for (const name of SESSION_COOKIES) {
    for (const domain of domains) {
      writeCookie(`${name}=; path=/; max-age=0${domain}`)
    }
  }
  const channel = openChannel()
  channel?.postMessage('cleared')
  channel?.close()
}
