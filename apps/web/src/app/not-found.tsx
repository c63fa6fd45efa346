import { shellCopy } from '@mozhan/shell'
import { NotFoundView } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'
import { SiteChrome } from '@/app/site-chrome.tsx'

export const metadata = { title: shellCopy.errors.notFound }

/** 404 page for unknown addresses and missing entries. */
export default function NotFound() {
  return (
    <SiteChrome>
      <Page>
        <NotFoundView />
      </Page>
    </SiteChrome>
  )
}
