import { ErrorView } from '@mozhan/shell/client'
import { siteCopy } from '@mozhan/shell/server'
import { Page as PageFrame } from '@mozhan/ui'

export const revalidate = 300

export const metadata = { title: siteCopy.errorTitle, robots: { index: false } }

export default function Page() {
  return (
    <PageFrame>
      <ErrorView />
    </PageFrame>
  )
}
