import type { Store } from '@mozhan/atoms'
import { readTokenTime } from '../token.ts'
import { renewSession } from './renew-session.ts'
import { readSessionState, sessionAtom } from './session-atoms.ts'

/** How long before its end a token is renewed, ms; of a short-lived one a quarter of its time. */
const EARLY = 60_000
/** Tries that bring no better token, until somebody signs in anew. */
const MAX_TRIES = 3
const FIRST_WAIT = 20_000
const MAX_WAIT_MS = 300_000
/** Browsers take longer waits for none. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Renews the session shortly before its access token ends, while the page is in sight: who reads for an hour stays signed
 * in and hears of what happens. It never leaves the page. Where renewing does not help, it stops after a few tries, each
 * later than the one before.
 * @returns what ends it
 */
export function startQuietRenewal(store: Store, loginSiteUrl: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | undefined
  let isTrying = false
  /** Answers without a better token; a login site that does not answer is no answer. */
  let tries = 0
  let failures = 0
  let notBefore = 0
  /** How far this clock is ahead of the login site's, ms: known once a token has come here. */
  let ahead = 0

  const unsubscribe = store.sub(sessionAtom, look)
  const reconnected = () => {
    notBefore = 0
    look()
  }
  window.addEventListener('online', reconnected, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  look()
  return () => {
    stop.abort()
    unsubscribe()
    clearTimeout(timer)
  }

  function look(): void {
    clearTimeout(timer)
    const token = readSessionState(store).session?.accessToken
    if (token === undefined || isTrying || signal.aborted) return
    const due = dueOf(token) + ahead
    const now = Date.now()
    const isNew = token !== seen
    seen = token
    // A token that is due as soon as it is here is no better: its time is too short.
    if (isNew && due > now) {
      tries = 0
      failures = 0
      notBefore = 0
    }
    if (document.hidden || tries >= MAX_TRIES) return
    const wait = Math.max(due, notBefore) - now
    if (wait > 0) timer = setTimeout(look, Math.min(wait, MAX_TIMER_MS))
    else void renew()
  }

  async function renew(): Promise<void> {
    isTrying = true
    const askedAt = Date.now()
    const renewal = await renewSession(store, loginSiteUrl)
    isTrying = false
    const { session } = readSessionState(store)
    if (renewal === 'renewed' && session) {
      ahead = askedAt - (readTokenTime(session.accessToken)?.issuedAt ?? askedAt)
    }
    if (renewal !== 'unreachable') tries++
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT * 2 ** failures++)
    notBefore = Date.now() + wait * (0.5 + Math.random())
    look()
  }
}

/** When a token should be renewed; a token that does not tell its end, never. */
function dueOf(token: string): number {
  const time = readTokenTime(token)
  if (time === undefined) return Number.POSITIVE_INFINITY
  const { issuedAt, endsAt } = time
  const lifetime = issuedAt === undefined ? EARLY * 4 : endsAt - issuedAt
  return endsAt - Math.min(EARLY, Math.max(0, lifetime / 4))
}
