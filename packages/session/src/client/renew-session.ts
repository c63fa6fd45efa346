import type { Store } from '@mozhan/atoms'
import { renewalHref } from '../addresses.ts'
import { expiryNoticeAtom } from './expiry-atoms.ts'
import { isLeaving } from './leave.ts'
import { announceSession, readSessionState } from './session-atoms.ts'

/**
 * - `renewed`: there is a new access token, requested by this tab or another one
 * - `ended`: no user is signed in any more
 * - `unchanged`: the login site was reached, or this page is being left, and the token is the same
 * - `unreachable`: the login site did not answer
 */
export type Renewal = 'renewed' | 'ended' | 'unchanged' | 'unreachable'

const LOCK = 'mozhan-renewal'
const TIMEOUT_MS = 15_000

/**
 * Renews the cookies by a POST to the refresh address of the login site, without leaving the page. A login site without this
 * endpoint sets no cookies; the session is then refreshed by a redirect (docs/rules.md#token-expiry). A lock admits one tab at
 * a time, and a tab sends no request if another one has renewed the token meanwhile.
 * @param loginSiteUrl as in `SiteConfig`
 */
export async function renewSession(store: Store, loginSiteUrl: string): Promise<Renewal> {
  const before = readToken(store)
  if (before === undefined) return 'ended'
  return withLock(async () => {
    const isUnchanged = readToken(store) === before
    if (isUnchanged && isLeaving()) return 'unchanged'
    const isReached = !isUnchanged || (await requestRenewal(loginSiteUrl))
    const now = readToken(store)
    if (now === before) return isReached ? 'unchanged' : 'unreachable'
    if (now === undefined) store.set(expiryNoticeAtom, 'ended')
    announceSession(store)
    return now === undefined ? 'ended' : 'renewed'
  })
}

async function requestRenewal(loginSiteUrl: string): Promise<boolean> {
  try {
    // The answer sets cookies. `keepalive` lets the browser accept them even if the page is left.
    await fetch(renewalHref({ loginSiteUrl, currentUrl: location.href }), {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return true
  } catch {
    return false
  }
}

function readToken(store: Store): string | undefined {
  return readSessionState(store).session?.accessToken
}

function withLock(work: () => Promise<Renewal>): Promise<Renewal> {
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request(LOCK, work) : work()
}
