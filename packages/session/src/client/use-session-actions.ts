'use client'

import { useStore } from 'jotai/react'
import { useMemo } from 'react'
import { loginHref, logoutHref, registerHref } from '../addresses.ts'
import { expiryNoticeAtom, markExpired } from './expiry-atoms.ts'
import { isGuardedPage } from './guarded-page.ts'
import { leaveFor } from './leave.ts'
import { isTokenRenewed } from './load-api.ts'
import { prepareExpiryRedirect } from './prepare-expiry-redirect.ts'
import { useSiteConfig } from './SessionProvider.tsx'
import { clearSession } from './session-atoms.ts'
import { signOut } from './sign-out.ts'

/** Redirects to the login site and back (docs/rules.md#session). The before-leave callbacks run first. */
export interface SessionActions {
  /** Redirects to the sign-in page and back to this page. */
  login: () => void
  /** Redirects to the registration page and back to this page. */
  register: () => void
  /** Signs out and returns to this page, or to the home page if this one is guarded. */
  logout: () => void
  /**
   * Handles a TokenExpiredError of an action of the reader: redirects to refresh the session, or clears it and redirects to
   * the sign-in page.
   * @returns false if another tab has renewed the session meanwhile, so that the call can be made again
   */
  handleExpiry: () => boolean
}

/**
 * Functions that sign in, register and sign out, for buttons. They leave the page, so do not use them in prefetched links.
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
        if (leaveFor(() => prepareExpiryRedirect(store, address()))) {
          markExpired()
          store.set(expiryNoticeAtom, 'leaving')
        }
        return true
      },
    }
  }, [loginSiteUrl, apiBase, store])
}
