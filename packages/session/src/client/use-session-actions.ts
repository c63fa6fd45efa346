'use client'

import { useStore } from 'jotai/react'
import { useMemo } from 'react'
import { loginHref, logoutHref, registerHref } from '../addresses.ts'
import { expiryNoticeAtom, markExpired } from './expiry-atoms.ts'
import { followExpiry } from './follow-expiry.ts'
import { isGuardedPage } from './guarded-page.ts'
import { leaveFor } from './leave.ts'
import { isTokenRenewed } from './load-api.ts'
import { useSiteConfig } from './SessionProvider.tsx'
import { clearSession } from './session-atoms.ts'
import { signOut } from './sign-out.ts'

/** The full-page ways to the login site and back (docs/rules.md#session). What is being typed is kept first. */
export interface SessionActions {
  /** Leaves for the sign-in page and comes back to this page. */
  login: () => void
  /** Leaves for the registration page and comes back to this page. */
  register: () => void
  /** Comes back to this page; from a guarded one, to the home page. */
  logout: () => void
  /**
   * Answers a TokenExpiredError of something the reader did: refresh once, else clear the session and sign in again.
   * @returns false where another tab has renewed the session meanwhile, so that the call may simply be made again
   */
  handleExpiry: () => boolean
}

/**
 * Ways to sign in, to register and to sign out, for buttons. They leave the page, so none of them may be a link that
 * is prefetched.
 * @returns the same object in every render
 * @example
 * ```tsx
 * import { useSessionActions } from '@mozhan/session/client'
 *
 * export function SignIn() {
 *   const { login } = useSessionActions()
 *   return (
 *     <button type="button" onClick={login}>
 *       登录
 *     </button>
 *   )
 * }
 * ```
 */
export function useSessionActions(): SessionActions {
  const { loginSiteUrl, apiBase } = useSiteConfig()
  const store = useStore()
  return useMemo(() => {
    const address = () => ({ loginSiteUrl, currentUrl: location.href })
    const leave = (toHref: () => string) =>
      leaveFor(() => {
        const href = toHref()
        clearSession(store)
        return href
      })
    return {
      login: () => void leave(() => loginHref(address())),
      register: () => void leave(() => registerHref(address())),
      logout: () =>
        void leave(() => {
          signOut(apiBase)
          const currentUrl = isGuardedPage() ? `${location.origin}/` : location.href
          return logoutHref({ loginSiteUrl, currentUrl })
        }),
      handleExpiry: () => {
        if (isTokenRenewed()) return false
        if (leaveFor(() => followExpiry(store, address()))) {
          markExpired()
          store.set(expiryNoticeAtom, 'leaving')
        }
        return true
      },
    }
  }, [loginSiteUrl, apiBase, store])
}
