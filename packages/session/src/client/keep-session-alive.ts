import type { Store } from '@mozhan/atoms'

/**
 * Renews the session shortly before its access token expires, while the page is visible. The code is downloaded on demand.
 * @param store of the page
 * @param loginSiteUrl as in `SiteConfig`
 * @returns a function that stops it
 * @example
 * ```ts
 * import { getPageStore } from '@mozhan/atoms'
 * import { keepSessionAlive } from '@mozhan/session/client'
 *
 * const stop = keepSessionAlive(getPageStore(), 'https://login.test')
 * ```
 */
export function keepSessionAlive(store: Store, loginSiteUrl: string): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  import('./background-renewal.ts').then(
    ({ startBackgroundRenewal }) => {
      if (!isStopped) stop = startBackgroundRenewal(store, loginSiteUrl)
    },
    // Without the renewal, an expired session is refreshed by a redirect after the next call.
    () => undefined,
  )
  return () => {
    isStopped = true
    stop?.()
  }
}
