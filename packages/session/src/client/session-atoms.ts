import type { Store } from '@mozhan/atoms'
import { atom, type WritableAtom } from 'jotai/vanilla'
import { clearedSession } from '../cookies.ts'
import { parseSessionCookies, type Session } from '../session.ts'
import { tellTabs, watchCookies } from './watch-cookies.ts'

/** `pending` until the browser has read its cookies; the server always says `pending`. */
export type SessionState =
  | { status: 'pending'; session: null }
  | { status: 'anonymous'; session: null }
  | { status: 'signed-in'; session: Session }

export const PENDING: SessionState = { status: 'pending', session: null }
const ANONYMOUS: SessionState = { status: 'anonymous', session: null }

const changedAtom = atom<SessionState>()

/**
 * Who is signed in, as the cookies said when they were read last; setting it reads them again. Equal cookies keep the
 * same object. Browser only: see `useSession` for the first render.
 */
export const sessionAtom: WritableAtom<SessionState, [], void> = atom(
  (get) => get(changedAtom) ?? readCookies(),
  (get, set) => {
    const now = readCookies()
    if (JSON.stringify(now) !== JSON.stringify(get(sessionAtom))) set(changedAtom, now)
  },
)
sessionAtom.onMount = (look) => {
  look()
  return watchCookies(look)
}

function readCookies(): SessionState {
  const session = parseSessionCookies(document.cookie)
  return session ? { status: 'signed-in', session } : ANONYMOUS
}

/** The state now, read from the cookies. */
export function readSessionState(store: Store): SessionState {
  store.set(sessionAtom)
  return store.get(sessionAtom)
}

/** Looks at the cookies again, here and in the other tabs: an answer from the login site may have changed them. */
export function announceSession(store: Store): void {
  store.set(sessionAtom)
  tellTabs('here')
}

/** Removes the three cookies, on this host and on every parent domain they may have been set for. */
export function clearSession(store: Store): void {
  for (const cookie of clearedSession(location.hostname)) writeCookie(cookie)
  announceChange(store)
}

/** Tells this page and, where no event of the browser does, the tabs beside it that the cookies have changed. */
export function announceChange(store: Store): void {
  store.set(sessionAtom)
  tellTabs('changed')
}

/** Writes a cookie as `document.cookie` takes it. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookie
}
