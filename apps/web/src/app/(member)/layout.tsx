import { GuardWatch } from '@mozhan/session/client'
import type { ReactNode } from 'react'
import { SiteChrome } from '@/app/site-chrome.tsx'

/** Personal pages: neither cached nor indexed. */
export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false, follow: false } }

/** Layout of pages that need a session. The guard checks that there is one, and each page validates it with the API. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <SiteChrome>
      <GuardWatch />
      {children}
    </SiteChrome>
  )
}
