import { GuardWatch } from '@mozhan/session/client'
import type { ReactNode } from 'react'
import { SiteChrome } from '@/app/site-chrome.tsx'

/** Pages for one member: kept in no shared cache and in no search engine. */
export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false, follow: false } }

/** Pages that need a session. The guard has let in who has one; each page asks the API what it is worth. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <SiteChrome>
      <GuardWatch />
      {children}
    </SiteChrome>
  )
}
