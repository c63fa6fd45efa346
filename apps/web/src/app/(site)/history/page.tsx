import { shellCopy } from '@mozhan/shell'
import { SiteHistoryView } from '@mozhan/shell/view'
import { Page as PageFrame } from '@mozhan/ui'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('history'), shellCopy.nav.history)

export default function Page() {
  return (
    <PageFrame>
      <SiteHistoryView />
    </PageFrame>
  )
}
