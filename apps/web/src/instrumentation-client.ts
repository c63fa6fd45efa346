// Before everything else that a page runs.
import '@mozhan/ui/polyfills'

/** Next calls this whenever its router sets out: by a link, by a call from code, back or forward. */
export { startLoading as onRouterTransitionStart } from '@mozhan/shell/client'
