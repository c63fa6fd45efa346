import type { Store } from '@mozhan/atoms'

/**
 * Renews the session while the page is in sight, shortly before its access token ends. The code is downloaded when it
 * is first needed.
 * @param store of the page
 * @param loginSiteUrl as in `SiteConfig`
 * @returns a function that stops it
 * @example
 * ```ts
 * import { getPageStore } from '@mozhan/atoms'
 * import { keepSession } from '@mozhan/session/client'
 *
 * const stop = keepSession(getPageStore(), 'https://login.test')
 * ```
 */
export function keepSession(store: Store, loginSiteUrl: string): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  import('./quiet-renewal.ts').then(
    ({ startQuietRenewal }) => {
      if (!isOver) stop = startQuietRenewal(store, loginSiteUrl)
    },
    // Without it a session expires as it always did, and is refreshed at the next click.
    () => undefined,
  )
  return () => {
    isOver = true
    stop?.()
  }
}
