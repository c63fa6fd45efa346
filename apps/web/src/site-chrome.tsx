import { SiteFoot, SiteChrome as SiteFrame } from '@mozhan/shell/chrome'
import type { ReactNode } from 'react'
import { readEnv } from './env.ts'
import { LiveHeader } from './live-header.tsx'

interface ChromeProps {
  children: ReactNode
}

/** The default layout: header, content, footer. */
export function SiteChrome({ children }: ChromeProps) {
  return (
    <SiteFrame header={<LiveHeader />} footer={<SiteFoot filing={readEnv().filing} />}>
      {children}
    </SiteFrame>
  )
}

/** Screens to write in: no footer. */
export function WritingChrome({ children }: ChromeProps) {
  return <SiteFrame header={<LiveHeader />}>{children}</SiteFrame>
}

/** Search: a footer, and a bar of the page's own in the place of the header. */
export function SearchChrome({ children }: ChromeProps) {
  return <SiteFrame footer={<SiteFoot filing={readEnv().filing} />}>{children}</SiteFrame>
}
