'use client'

import { useMemo } from 'react'
import { loginHref, logoutHref, registerHref } from '../addresses.ts'
import { resolveExpiry } from '../expiry.ts'
import { parseRefreshToken } from '../session.ts'
import { useSiteConfig } from './SessionProvider.tsx'
import { clearSession } from './session-store.ts'

/** The full-page ways to the login site and back (spec §4). */
export interface SessionActions {
  login: () => void
  register: () => void
  logout: () => void
  /** Answers a TokenExpiredError: refresh once, else clear the session and sign in again. */
  handleExpiry: () => void
}

const TRIED_KEY = 'mozhan-refresh-tried'

/** Actions for buttons. They leave the page, so none of them may be a prefetched link. */
export function useSessionActions(): SessionActions {
  const { loginSiteUrl } = useSiteConfig()
  return useMemo(() => {
    const address = () => ({ loginSiteUrl, currentUrl: location.href })
    const leave = (href: string) => {
      clearSession()
      location.assign(href)
    }
    return {
      login: () => leave(loginHref(address())),
      register: () => leave(registerHref(address())),
      logout: () => leave(logoutHref(address())),
      handleExpiry: () => followExpiry(loginSiteUrl),
    }
  }, [loginSiteUrl])
}

let isLeaving = false

function followExpiry(loginSiteUrl: string): void {
  // Several calls may fail at once; the first one decides.
  if (isLeaving) return
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  const refreshToken = parseRefreshToken(document.cookie)
  const decision = resolveExpiry({
    loginSiteUrl,
    currentUrl: location.href,
    refreshToken,
    triedToken: readTried(),
  })
  if (decision.kind === 'login') clearSession()
  else rememberTried(refreshToken)
  location.assign(decision.href)
}

function readTried(): string | undefined {
  try {
    return sessionStorage.getItem(TRIED_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function rememberTried(token: string | undefined): void {
  try {
    sessionStorage.setItem(TRIED_KEY, token ?? '')
  } catch {
    // Blocked storage: the refresh page itself still ends a hopeless round.
  }
}
