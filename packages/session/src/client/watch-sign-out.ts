import type { Store } from '@mozhan/atoms'
import { sessionAtom } from './session-atoms.ts'

/**
 * Calls a function at once if the reader is anonymous, and on every sign-out. The call is synchronous, so that it happens
 * before sign-out leaves the page.
 * @param store the store of the page
 * @param callback removes data of the user, for example
 * @returns a function that stops it
 * @example
 * ```ts
 * import type { Store } from '@mozhan/atoms'
 * import { watchSignOut } from '@mozhan/session/client'
 *
 * function forgetOnSignOut(store: Store): () => void {
 *   return watchSignOut(store, () => localStorage.removeItem('recent'))
 * }
 * ```
 */
export function watchSignOut(store: Store, callback: () => void): () => void {
  const check = () => {
    if (store.get(sessionAtom).status === 'anonymous') callback()
  }
  check()
  return store.sub(sessionAtom, check)
}
