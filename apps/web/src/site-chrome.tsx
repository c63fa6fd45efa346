import { siteConfig } from '@mozhan/session/server'
import { ChunkGuard, ExpiryNotice, HashKeeper, LoadingBar } from '@mozhan/shell/client'
import { SiteFooter } from '@mozhan/shell/view'
import { BackToTop } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { LiveHeader } from './live-header.tsx'

/** The default layout (spec §2): header, content, footer, and the way back to the top. */
export function SiteChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <HashKeeper />
      <LoadingBar />
      <LiveHeader />
      <ExpiryNotice />
      <ChunkGuard>{children}</ChunkGuard>
      <SiteFooter siteName={siteConfig().siteName} />
      <BackToTop />
    </>
  )
}

/** Screens to write in: no footer, and nothing that floats over the text. */
export function WritingChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <HashKeeper />
      <LoadingBar />
      <LiveHeader />
      <ExpiryNotice />
      <ChunkGuard>{children}</ChunkGuard>
    </>
  )
}

/** Search (spec §2): a footer, and a bar of the page's own in the place of the header. */
export function SearchChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <HashKeeper />
      <LoadingBar />
      <ExpiryNotice />
      <ChunkGuard>{children}</ChunkGuard>
      <SiteFooter siteName={siteConfig().siteName} />
      <BackToTop />
    </>
  )
}
