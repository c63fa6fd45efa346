import type { Store } from '@mozhan/atoms'
import { readTokenTime } from '../token.ts'
import { renewSession } from './renew-session.ts'
import { readSessionState, sessionAtom } from './session-atoms.ts'

/** A token is renewed this long before it expires, or a quarter of its lifetime before, whichever is shorter. */
const MAX_LEAD_MS = 60_000
/** After this many answers without a usable new token, renewal stops until the next sign-in. */
const MAX_UNUSABLE_ANSWERS = 3
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
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastToken: string | undefined
  let isRenewing = false
  /** Answers of the login site since the last usable token. A token is usable if it is not due for renewal at once. */
  let unusableAnswers = 0
  /** Requests since the last usable token, also those without an answer; the delay grows with them. */
  let attempts = 0
  let notBefore = 0
  /** Milliseconds by which this clock is ahead of the login site's; known after the first renewal. */
  let clockSkew = 0

  const unsubscribe = store.sub(sessionAtom, schedule)
  const onReconnect = () => {
    notBefore = 0
    schedule()
  }
  window.addEventListener('online', onReconnect, { signal })
  document.addEventListener('visibilitychange', schedule, { signal })
  window.addEventListener('pageshow', schedule, { signal })
  schedule()
  return () => {
    controller.abort()
    unsubscribe()
    clearTimeout(timer)
  }

  function schedule(): void {
    clearTimeout(timer)
    const token = readSessionState(store).session?.accessToken
    if (token === undefined || isRenewing || signal.aborted) return
    const renewAt = renewalTimeOf(token) + clockSkew
    const now = Date.now()
    const isNew = token !== lastToken
    lastToken = token
    // A new token that is due already does not count as renewed, because its lifetime is too short.
    if (isNew && renewAt > now) {
      unusableAnswers = 0
      attempts = 0
      notBefore = 0
    }
    if (document.hidden || unusableAnswers >= MAX_UNUSABLE_ANSWERS) return
    const wait = Math.max(renewAt, notBefore) - now
    if (wait > 0) timer = setTimeout(schedule, Math.min(wait, MAX_TIMER_MS))
    else void renew()
  }

  async function renew(): Promise<void> {
    isRenewing = true
    const requestedAt = Date.now()
    const renewal = await renewSession(store, loginSiteUrl)
    isRenewing = false
    const { session } = readSessionState(store)
    if (renewal === 'renewed' && session) {
      clockSkew = requestedAt - (readTokenTime(session.accessToken)?.issuedAt ?? requestedAt)
    }
    // A usable token resets both counts in `schedule`.
    if (renewal !== 'unreachable') unusableAnswers++
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts++)
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
