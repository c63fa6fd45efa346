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

/** Default layout (docs/rules.md#layouts): header, content, footer and a back-to-top button. */
export function SiteChrome({ children }: ChromeProps) {
  return (
    <>
      <Frame header={<LiveHeader />}>{children}</Frame>
      <Foot />
    </>
  )
}

/** Layout of editor screens: no footer and no floating buttons. */
export function WritingChrome({ children }: ChromeProps) {
  return <Frame header={<LiveHeader />}>{children}</Frame>
}

/** Layout of the search (docs/rules.md#layouts): the page renders a search bar in place of the header. */
export function SearchChrome({ children }: ChromeProps) {
  return (
    <>
      <Frame>{children}</Frame>
      <Foot />
    </>
  )
}

/** Common frame of all layouts. */
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
