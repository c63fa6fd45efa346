import { shellCopy } from '@mozhan/shell'
import { NotFoundView } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'
import { SiteChrome } from '@/app/site-chrome.tsx'

export const metadata = { title: shellCopy.errors.notFound }

/** Every address that is not ours, and everything that is not there (any more). */
export default function NotFound() {
  return (
    <SiteChrome>
      <Page>
        <NotFoundView />
      </Page>
    </SiteChrome>
  )
}
