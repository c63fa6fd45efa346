'use client'

import { getPageStore } from '@mozhan/atoms'
import { OfflineReading, type OfflineReadingProps } from '@mozhan/offline/client'
import { DIAGRAMS_PATH } from '@mozhan/routes'
import { SessionProvider, type SiteConfig } from '@mozhan/session/client'
import { Provider } from 'jotai/react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'

interface ProvidersProps {
  config: SiteConfig
  offline: OfflineReadingProps
  children: ReactNode
}

/** What is below may ask who reads and where the API is, and shares the atoms of the page. */
export function Providers({ config, offline, children }: ProvidersProps) {
  const [store] = useState(getPageStore)
  // The page around that one keeps the session; two would renew it twice.
  if (usePathname() === DIAGRAMS_PATH) return children
  return (
    <Provider store={store}>
      <SessionProvider config={config}>
        {children}
        <OfflineReading {...offline} />
      </SessionProvider>
    </Provider>
  )
}
