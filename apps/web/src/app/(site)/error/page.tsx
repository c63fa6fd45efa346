import { shellCopy } from '@mozhan/shell'
import { ErrorView } from '@mozhan/shell/client'
import { Page as PageFrame } from '@mozhan/ui'

export const revalidate = 300

export const metadata = { title: shellCopy.site.errorTitle, robots: { index: false } }

export default function Page() {
  return (
    <PageFrame>
      <ErrorView />
    </PageFrame>
  )
}
