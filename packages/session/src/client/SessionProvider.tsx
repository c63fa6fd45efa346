'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** Configuration of the site for the browser; the same for every visitor. */
export interface SiteConfig {
  /** Address of the login site; `:4100` means that port on the host of the page. */
  loginSiteUrl: string
  /** Path or origin under which the browser reaches the API, `/api` by default. */
  apiBase: string
  /** Name of the site, as readers see it. */
  siteName: string
  /** Address of the logo. @default the site's own file */
  logoUrl?: string
  /**
   * STOMP destination of the unread counts; `:userId` is replaced by the id of the signed-in user.
   * @default the destination of the contract
   */
  liveDestination?: string
}

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  /** The same for every visitor. */
  config: SiteConfig
  /** Everything that uses the session. */
  children: ReactNode
}

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined)

/**
 * Provides the configuration of the site to its children. Needs a jotai `Provider` above it.
 * @param props configuration and children
 * @example
 * ```tsx
 * import { SessionProvider } from '@mozhan/session/client'
 * import type { ReactNode } from 'react'
 *
 * const config = { loginSiteUrl: 'https://login.test', apiBase: '/api', siteName: '墨栈' }
 *
 * export function Providers({ children }: { children: ReactNode }) {
 *   return <SessionProvider config={config}>{children}</SessionProvider>
 * }
 * ```
 */
export function SessionProvider({ config, children }: SessionProviderProps) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>
}

/**
 * The configuration of the site.
 * @returns the configuration given to the nearest `SessionProvider`
 * @throws Error outside of a `SessionProvider`
 * @example
 * ```tsx
 * import { useSiteConfig } from '@mozhan/session/client'
 *
 * export function SiteName() {
 *   return <b>{useSiteConfig().siteName}</b>
 * }
 * ```
 */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext)
  if (!config) throw new Error('useSiteConfig needs a <SessionProvider> above it')
  return config
}
