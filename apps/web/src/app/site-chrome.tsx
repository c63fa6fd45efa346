import { siteConfig } from '@mozhan/session/server'
import {
  ChunkGuard,
  ExpiryNotice,
  FocusRestorer,
  HashRestorer,
  LoadingBar,
  RouteFocus,
} from '@mozhan/shell/client'
import { SiteFooter } from '@mozhan/shell/view'
import { BackToTop } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { readEnv } from '@/env.ts'
import { LiveHeader } from './live-header.tsx'

interface ChromeProps {
  children: ReactNode
}

/** The default layout (docs/rules.md#layouts): header, content, footer, and the way back to the top. */
export function SiteChrome({ children }: ChromeProps) {
  return (
    <>
      <Frame header={<LiveHeader />}>{children}</Frame>
      <Foot />
    </>
  )
}

/** Screens to write in: no footer, and nothing that floats over the text. */
export function WritingChrome({ children }: ChromeProps) {
  return <Frame header={<LiveHeader />}>{children}</Frame>
}

/** Search (docs/rules.md#layouts): a footer, and a bar of the page's own in the place of the header. */
export function SearchChrome({ children }: ChromeProps) {
  return (
    <>
      <Frame>{children}</Frame>
      <Foot />
    </>
  )
}

/** What every layout has around its pages. */
function Frame({ header, children }: ChromeProps & { header?: ReactNode }) {
  return (
    <>
      <HashRestorer />
      <LoadingBar />
      <RouteFocus />
      <FocusRestorer />
      {header}
      <ExpiryNotice />
      <ChunkGuard>{children}</ChunkGuard>
    </>
  )
}

function Foot() {
  return (
    <>
      <SiteFooter siteName={siteConfig().siteName} filing={readEnv().filing} />
      <BackToTop />
    </>
  )
}
