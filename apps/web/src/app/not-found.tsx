import { NotFoundView } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'
import { copy } from '@/copy.ts'
import { SiteChrome } from '@/site-chrome.tsx'

export const metadata = { title: copy.titles.notFound }

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
