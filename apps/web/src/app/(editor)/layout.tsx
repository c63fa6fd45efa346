import { GuardWatch } from '@mozhan/session/client'
import type { ReactNode } from 'react'
import { WritingChrome } from '@/app/site-chrome.tsx'

export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false, follow: false } }

/** Screens to write in: the header, and the rest of the window for the text. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <WritingChrome>
      <GuardWatch />
      {children}
    </WritingChrome>
  )
}
