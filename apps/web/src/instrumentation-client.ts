// Imported first, because it must run before all other code of a page.
import '@mozhan/ui/polyfills'
import { getPageStore } from '@mozhan/atoms'
import { startLoadingAtom } from '@mozhan/shell/client'

/** Next calls this at the start of every client-side navigation: by link, by code, Back or Forward. */
export function onRouterTransitionStart(href: string): void {
  getPageStore().set(startLoadingAtom, href)
}
