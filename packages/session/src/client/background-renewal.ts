import type { Store } from '@mozhan/atoms'
import { readTokenTime } from '../token.ts'
import { renewSession } from './renew-session.ts'
import { readSessionState, sessionAtom } from './session-atoms.ts'

/** A token is renewed this long before it expires; a short-lived one a quarter of its lifetime before. */
const MAX_LEAD_MS = 60_000
/** Attempts without a usable new token, until the next sign-in. */
const MAX_TRIES = 3
const FIRST_WAIT_MS = 20_000
const MAX_WAIT_MS = 300_000
/** Browsers run timers with a longer delay at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Renews the session shortly before its access token expires, while the page is visible, so that a reader stays signed in
 * without a redirect. Stops after a few attempts with growing delays if the token does not change.
 * @returns a function that stops it
 */
export function startBackgroundRenewal(store: Store, loginSiteUrl: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | undefined
  let isTrying = false
  /** Answers without a usable new token; requests without an answer do not count. */
  let tries = 0
  let failures = 0
  let notBefore = 0
  /** Milliseconds by which this clock is ahead of the login site's; known after the first renewal. */
  let clockSkew = 0

  const unsubscribe = store.sub(sessionAtom, schedule)
  const reconnected = () => {
    notBefore = 0
    schedule()
  }
  window.addEventListener('online', reconnected, { signal })
  document.addEventListener('visibilitychange', schedule, { signal })
  window.addEventListener('pageshow', schedule, { signal })
  schedule()
  return () => {
    stop.abort()
    unsubscribe()
    clearTimeout(timer)
  }

  function schedule(): void {
    clearTimeout(timer)
    const token = readSessionState(store).session?.accessToken
    if (token === undefined || isTrying || signal.aborted) return
    const due = renewalTimeOf(token) + clockSkew
    const now = Date.now()
    const isNew = token !== seen
    seen = token
    // A new token that is due already does not count as renewed, because its lifetime is too short.
    if (isNew && due > now) {
      tries = 0
      failures = 0
      notBefore = 0
    }
    if (document.hidden || tries >= MAX_TRIES) return
    const wait = Math.max(due, notBefore) - now
    if (wait > 0) timer = setTimeout(schedule, Math.min(wait, MAX_TIMER_MS))
    else void renew()
  }

  async function renew(): Promise<void> {
    isTrying = true
    const requestedAt = Date.now()
    const renewal = await renewSession(store, loginSiteUrl)
    isTrying = false
    const { session } = readSessionState(store)
    if (renewal === 'renewed' && session) {
      clockSkew = requestedAt - (readTokenTime(session.accessToken)?.issuedAt ?? requestedAt)
    }
    if (renewal !== 'unreachable') tries++
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++)
    notBefore = Date.now() + wait * (0.5 + Math.random())
    schedule()
  }
}

/** When a token should be renewed, in ms since 1970. Infinite for a token without an expiry. */
function renewalTimeOf(token: string): number {
  const time = readTokenTime(token)
  if (time === undefined) return Number.POSITIVE_INFINITY
  const { issuedAt, endsAt } = time
  const lifetime = issuedAt === undefined ? MAX_LEAD_MS * 4 : endsAt - issuedAt
  return endsAt - Math.min(MAX_LEAD_MS, Math.max(0, lifetime / 4))
}
