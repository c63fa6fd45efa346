// Before everything else that a page runs.
import '@mozhan/ui/polyfills'
import { getPageStore } from '@mozhan/atoms'
import { startLoadingAtom } from '@mozhan/shell/client'

/** Next calls this whenever its router sets out: by a link, by a call from code, back or forward. */
export function onRouterTransitionStart(href: string): void {
  getPageStore().set(startLoadingAtom, href)
}
