'use client'

import { OfflineReading, type OfflineReadingProps } from '@mozhan/offline/client'
import { SessionProvider, type SiteConfig } from '@mozhan/session/client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { DIAGRAMS_PATH } from '@/diagrams-path.ts'

interface ProvidersProps {
  config: SiteConfig
  offline: OfflineReadingProps
  children: ReactNode
}

/** What is below may ask who reads and where the API is. */
export function Providers({ config, offline, children }: ProvidersProps) {
  // The page around that one keeps the session; two would renew it twice.
  if (usePathname() === DIAGRAMS_PATH) return children
  return (
    <SessionProvider config={config}>
      {children}
      <OfflineReading {...offline} />
    </SessionProvider>
  )
}
