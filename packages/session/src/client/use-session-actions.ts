'use client'

import { useStore } from 'jotai/react'
import { useMemo } from 'react'
import { loginHref, logoutHref, registerHref } from '../addresses.ts'
import { expiryNoticeAtom, markExpired } from './expiry-atoms.ts'
import { isGuardedPage } from './guarded-page.ts'
import { navigateAway } from './leave.ts'
import { isTokenRenewed } from './load-api.ts'
import { prepareExpiryRedirect } from './prepare-expiry-redirect.ts'
import { useSiteConfig } from './SessionProvider.tsx'
import { clearSession } from './session-atoms.ts'
import { signOut } from './sign-out.ts'

/**
 * Sign-in, registration, sign-out and expiry (docs/rules.md#session). All of them navigate to the login site, which redirects
 * back. Callbacks registered with `registerBeforeLeave`, for example to save drafts, run first.
 */
export interface SessionActions {
  /** Redirects to the sign-in page and back to this page. */
  login: () => void
  /**
   * Redirects to the sign-in page, and after signing in to another page of this site.
   * @param path path with query of that page, such as `/question/edit`
   */
  loginTo: (path: string) => void
  /** Redirects to the sign-in page, which says that the password has been changed, and back to this page. */
  loginWithNewPassword: () => void
  /** Redirects to the registration page and back to this page. */
  register: () => void
  /** Signs out and returns to this page, or to the home page if this one requires sign-in. */
  logout: () => void
  /**
   * Handles a TokenExpiredError of a call that the reader started: redirects to refresh the session, or clears it and redirects to
   * the sign-in page.
   * @returns false if another tab has renewed the session meanwhile, so that the call can be made again; true if the page
   * redirects
   */
  handleExpiry: () => boolean
}

/**
 * Functions that sign in, register and sign out, for buttons. They navigate away at once, so call them only in event handlers.
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
    const loginAddress = () => ({ loginSiteUrl, currentUrl: location.href })
    /** The session is cleared after the callbacks, which may still need it. */
    const leave = (toHref: () => string) =>
      navigateAway(() => {
        const href = toHref()
        clearSession(store)
        return href
      })
    return {
      login: () => void leave(() => loginHref(loginAddress())),
      loginTo: (path) =>
        void leave(() => loginHref({ loginSiteUrl, currentUrl: location.origin + path })),
      loginWithNewPassword: () =>
        void leave(() => loginHref(loginAddress(), { passwordChanged: true })),
      register: () => void leave(() => registerHref(loginAddress())),
      logout: () =>
        void leave(() => {
          signOut(apiBase)
          const currentUrl = isGuardedPage() ? `${location.origin}/` : location.href
          return logoutHref({ loginSiteUrl, currentUrl })
        }),
      handleExpiry: () => {
        if (isTokenRenewed()) return false
        // False if another call of this page has started the redirect already.
        if (navigateAway(() => prepareExpiryRedirect(store, loginAddress()))) {
          markExpired()
          store.set(expiryNoticeAtom, 'leaving')
        }
        return true
      },
    }
  }, [loginSiteUrl, apiBase, store])
}
