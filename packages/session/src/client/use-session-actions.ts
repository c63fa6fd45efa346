'use client'

import { useMemo } from 'react'
import { loginHref, logoutHref, registerHref } from '../addresses.ts'
import { hasRefreshMark, REFRESH_MARK, toCookie } from '../cookies.ts'
import { resolveExpiry } from '../expiry.ts'
import { parseRefreshToken } from '../session.ts'
import { markExpired, showExpiryNotice } from './expiry-notice.ts'
import { leaveFor } from './leave.ts'
import { useSiteConfig } from './SessionProvider.tsx'
import { clearSession, writeCookie } from './session-store.ts'

/** The full-page ways to the login site and back (spec §4). What is being typed is kept first. */
export interface SessionActions {
  login: () => void
  register: () => void
  logout: () => void
  /** Answers a TokenExpiredError of something the reader did: refresh once, else clear the session and sign in again. */
  handleExpiry: () => void
}

/** Actions for buttons. They leave the page, so none of them may be a prefetched link. */
export function useSessionActions(): SessionActions {
  const { loginSiteUrl } = useSiteConfig()
  return useMemo(() => {
    const address = () => ({ loginSiteUrl, currentUrl: location.href })
    const leave = (toHref: () => string) =>
      void leaveFor(() => {
        const href = toHref()
        clearSession()
        return href
      })
    return {
      login: () => leave(() => loginHref(address())),
      register: () => leave(() => registerHref(address())),
      // The login site ends the session by its cookies, and removes them; ours go only if it does not.
      logout: () => void leaveFor(() => logoutHref(address())),
      handleExpiry: () => {
        showExpiryNotice('leaving')
        markExpired()
        void leaveFor(() => followExpiry(loginSiteUrl))
      },
    }
  }, [loginSiteUrl])
}

function followExpiry(loginSiteUrl: string): string {
  const { kind, href } = resolveExpiry({
    loginSiteUrl,
    currentUrl: location.href,
    refreshToken: parseRefreshToken(document.cookie),
    alreadyTried: hasRefreshMark(document.cookie),
  })
  if (kind === 'login') clearSession()
  writeCookie(toCookie(REFRESH_MARK.name, '1', kind === 'refresh' ? REFRESH_MARK.lifetime : 0))
  return href
}
