import { refreshHref } from '../addresses.ts'
import { showExpiryNotice } from './expiry-notice.ts'
import { isLeaving } from './leave.ts'
import { announceSession, readSessionState } from './session-store.ts'

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
/** To where the login site sends the answer on: a file that costs nothing. */
const BACK = '/favicon.ico'

/**
 * Has the refresh page of the login site renew the cookies without leaving this page: the same request that the redirect
 * makes (spec §4), sent beside the page. A login site on the same domain answers it with new cookies; where its page works
 * by script, nothing happens and the redirect stays the only way. One tab asks at a time, and none for what another one got.
 * @param loginSiteUrl as `SiteConfig` has it
 */
export async function renewSession(loginSiteUrl: string): Promise<Renewal> {
  const before = readToken()
  if (before === undefined) return 'ended'
  return inTurn(async () => {
    const isOld = readToken() === before
    if (isOld && isLeaving()) return 'unchanged'
    const isReached = !isOld || (await ask(loginSiteUrl))
    const now = readToken()
    if (now === before) return isReached ? 'unchanged' : 'unreachable'
    if (now === undefined) showExpiryNotice('returned')
    announceSession()
    return now === undefined ? 'ended' : 'renewed'
  })
}

async function ask(loginSiteUrl: string): Promise<boolean> {
  const href = refreshHref({ loginSiteUrl, currentUrl: location.origin + BACK })
  try {
    // The answer cannot be read from here; the cookies can. It is for the browser to take them, even if the page goes.
    await fetch(href, {
      mode: 'no-cors',
      credentials: 'include',
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    })
    return true
  } catch {
    return false
  }
}

function readToken(): string | undefined {
  return readSessionState().session?.accessToken
}

function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request(LOCK, work) : work()
}
