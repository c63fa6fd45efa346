import { siteConfig } from '@mozhan/session/server'
import { ChunkGuard, HashKeeper, LoadingBar, SiteHeader } from '@mozhan/shell/client'
import { SiteFooter } from '@mozhan/shell/view'
import { BackToTop } from '@mozhan/ui/client'
import type { ReactNode } from 'react'

/** The default layout (spec §2): header, content, footer, and the way back to the top. */
export function SiteChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <HashKeeper />
      <LoadingBar />
      <SiteHeader />
      <ChunkGuard>{children}</ChunkGuard>
      <SiteFooter siteName={siteConfig().siteName} />
      <BackToTop />
    </>
  )
}
