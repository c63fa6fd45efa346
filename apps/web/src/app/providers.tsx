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

/** Provides session, configuration and the atom store of the page. */
export function Providers({ config, offline, children }: ProvidersProps) {
  const [store] = useState(getPageStore)
  // Not in the diagram frame: the parent page renews the session, and two would renew it twice.
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
