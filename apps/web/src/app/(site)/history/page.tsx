import { historyPage } from '@mozhan/routes'
import { shellCopy } from '@mozhan/shell'
import { pageMetadata } from '@mozhan/shell/server'
import { SiteHistoryView } from '@mozhan/shell/view'
import { Page as PageFrame } from '@mozhan/ui'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(historyPage.path, shellCopy.nav.history)

export default function Page() {
  return (
    <PageFrame>
      <SiteHistoryView />
    </PageFrame>
  )
}
