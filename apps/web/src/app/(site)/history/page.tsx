import { SiteHistoryView } from '@mozhan/shell/view'
import { Page as PageFrame } from '@mozhan/ui'
import { copy } from '@/copy.ts'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('history'), copy.titles.history)

export default function Page() {
  return (
    <PageFrame>
      <SiteHistoryView />
    </PageFrame>
  )
}
