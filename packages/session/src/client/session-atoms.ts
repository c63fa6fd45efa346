import type { Store } from '@mozhan/atoms'
import { atom, type WritableAtom } from 'jotai/vanilla'
import { clearedSession } from '../cookies.ts'
import { parseSessionCookies, type Session } from '../session.ts'
import { notifyTabs, watchCookies } from './watch-cookies.ts'

/** `pending` until the browser has read its cookies; always `pending` on the server. */
export type SessionState =
  | { status: 'pending'; session: null }
  | { status: 'anonymous'; session: null }
  | { status: 'signed-in'; session: Session }

export const PENDING: SessionState = { status: 'pending', session: null }
const ANONYMOUS: SessionState = { status: 'anonymous', session: null }

const changedAtom = atom<SessionState>()

/**
 * The session as of the last read of the cookies. Setting the atom reads them again. Equal cookies keep the same object.
 * Browser only: see `useSession` for the first render.
 */
export const sessionAtom: WritableAtom<SessionState, [], void> = atom(
  (get) => get(changedAtom) ?? readCookies(),
  (get, set) => {
    const now = readCookies()
    if (JSON.stringify(now) !== JSON.stringify(get(sessionAtom))) set(changedAtom, now)
  },
)
sessionAtom.onMount = (update) => {
  update()
  return watchCookies(update)
}

function readCookies(): SessionState {
  const session = parseSessionCookies(document.cookie)
  return session ? { status: 'signed-in', session } : ANONYMOUS
}

/** Reads the cookies again. @returns the current state */
export function readSessionState(store: Store): SessionState {
  store.set(sessionAtom)
  return store.get(sessionAtom)
}

/** Makes this page and the other tabs read the cookies again, after the login site may have changed them. */
export function announceSession(store: Store): void {
  store.set(sessionAtom)
  notifyTabs('loaded')
}

/** Removes the three cookies, on this host and on every parent domain they may have been set for. */
export function clearSession(store: Store): void {
  for (const cookie of clearedSession(location.hostname)) writeCookie(cookie)
  announceChange(store)
}

/** Makes this page and the other tabs read the cookies again, after this page has changed them. */
export function announceChange(store: Store): void {
  store.set(sessionAtom)
  notifyTabs('changed')
}

/** Writes a cookie. @param cookie in the syntax of `document.cookie` */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookie
}
