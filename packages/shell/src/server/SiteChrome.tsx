import 'server-only'
import { siteConfig } from '@mozhan/session/server'
import {
  ChunkGuard,
  ExpiryNotice,
  FocusKeeper,
  HashKeeper,
  LoadingBar,
  RouteFocus,
} from '@mozhan/shell/client'
import { BackToTop } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { SiteFooter, type SiteFooterProps } from '../view/SiteFooter.tsx'

export interface SiteChromeProps {
  /** Absent on screens that bring a bar of their own. */
  header?: ReactNode
  /** Absent on screens to write in: nothing stands below the text or floats over it. */
  footer?: ReactNode
  children: ReactNode
}

/** What every layout has around its pages. */
export function SiteChrome({ header, footer, children }: SiteChromeProps) {
  return (
    <>
      <HashKeeper />
      <LoadingBar />
      <RouteFocus />
      <FocusKeeper />
      {header}
      <ExpiryNotice />
      <ChunkGuard>{children}</ChunkGuard>
      {footer}
    </>
  )
}

/** The end of a page: the footer, and the way back to the top. */
export function SiteFoot({ filing }: Pick<SiteFooterProps, 'filing'>) {
  return (
    <>
      <SiteFooter siteName={siteConfig().siteName} filing={filing} />
      <BackToTop />
    </>
  )
}
