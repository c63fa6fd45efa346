import type { Store } from '@mozhan/atoms'
import { renewalHref } from '../addresses.ts'
import { expiryNoticeAtom } from './expiry-atoms.ts'
import { isLeaving } from './leave.ts'
import { announceSession, readSessionState } from './session-atoms.ts'

/**
 * - `renewed`: there is a new access token, ours or another tab's
 * - `ended`: nobody is signed in any more
 * - `unchanged`: the login site was reached, or this page is leaving, and the token is the old one
 * - `unreachable`: the login site did not answer
 */
export type Renewal = 'renewed' | 'ended' | 'unchanged' | 'unreachable'

const LOCK = 'mozhan-renewal'
/** An answer that is later than this counts as none, ms. */
const PATIENCE = 15_000

/**
 * Has the refresh address of the login site renew the cookies without leaving this page, by a POST. A login site that does
 * not know it answers without new cookies, and the redirect stays the only way (docs/rules.md#token-expiry). One tab asks
 * at a time, and none for what another one got.
 * @param loginSiteUrl as `SiteConfig` has it
 */
export async function renewSession(store: Store, loginSiteUrl: string): Promise<Renewal> {
  const before = readToken(store)
  if (before === undefined) return 'ended'
  return inTurn(async () => {
    const isOld = readToken(store) === before
    if (isOld && isLeaving()) return 'unchanged'
    const isReached = !isOld || (await ask(loginSiteUrl))
    const now = readToken(store)
    if (now === before) return isReached ? 'unchanged' : 'unreachable'
    if (now === undefined) store.set(expiryNoticeAtom, 'returned')
    announceSession(store)
    return now === undefined ? 'ended' : 'renewed'
  })
}

async function ask(loginSiteUrl: string): Promise<boolean> {
  try {
    // The cookies are the answer. They are for the browser to take, even if the page goes.
    await fetch(renewalHref({ loginSiteUrl, currentUrl: location.href }), {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    })
    return true
  } catch {
    return false
  }
}

function readToken(store: Store): string | undefined {
  return readSessionState(store).session?.accessToken
}

function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request(LOCK, work) : work()
}
