import type { Store } from '@mozhan/atoms'

/**
 * Keeps the session of whoever reads this page from expiring, for as long as the page is in sight and until what it
 * returns is called. Downloaded when it is first needed.
 * @param loginSiteUrl as `SiteConfig` has it
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
