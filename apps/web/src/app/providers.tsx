'use client'

import { OfflineReading, type OfflineReadingProps } from '@mozhan/offline/client'
import { SessionProvider, type SiteConfig } from '@mozhan/session/client'
import type { ReactNode } from 'react'

interface ProvidersProps {
  config: SiteConfig
  offline: OfflineReadingProps
  children: ReactNode
}

/** What is below may ask who reads and where the API is. */
export function Providers({ config, offline, children }: ProvidersProps) {
  return (
    <SessionProvider config={config}>
      {children}
      <OfflineReading {...offline} />
    </SessionProvider>
  )
}
