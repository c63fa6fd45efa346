'use client'

import { SessionProvider, type SiteConfig } from '@mozhan/session/client'
import { type ReactNode, useEffect } from 'react'
import { isProduction } from '@/env.ts'

/** What is below may ask who reads and where the API is. */
export function Providers({ config, children }: { config: SiteConfig; children: ReactNode }) {
  useEffect(registerServiceWorker, [])
  return <SessionProvider config={config}>{children}</SessionProvider>
}

function registerServiceWorker(): void {
  if (!isProduction || !('serviceWorker' in navigator)) return
  // A browser that refuses it (private window, http on a LAN) loses nothing but the offline page.
  navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}
