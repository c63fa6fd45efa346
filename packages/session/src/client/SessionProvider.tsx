'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** What the browser has to know about the site; the same for every visitor. */
export interface SiteConfig {
  loginSiteUrl: string
  /** Path or origin under which the browser reaches the API, `/api` by default. */
  apiBase: string
  siteName: string
  logoUrl?: string
  /**
   * Where a STOMP broker has what is unread, `:userId` standing for who is signed in.
   * @default the destination of the contract
   */
  liveDestination?: string
}

export interface SessionProviderProps {
  config: SiteConfig
  children: ReactNode
}

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined)

/** Hands the configuration of the site to everything below it. Nothing in it depends on the visitor. */
export function SessionProvider({ config, children }: SessionProviderProps) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>
}

/** The configuration of the site. @throws Error outside of SessionProvider */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext)
  if (!config) throw new Error('useSiteConfig needs a <SessionProvider> above it')
  return config
}
