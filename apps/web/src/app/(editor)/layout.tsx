import { GuardWatch } from '@mozhan/session/client'
import type { ReactNode } from 'react'
import { WritingChrome } from '@/app/site-chrome.tsx'

export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false, follow: false } }

/** Layout of editor screens: header and full-window content. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <WritingChrome>
      <GuardWatch />
      {children}
    </WritingChrome>
  )
}
