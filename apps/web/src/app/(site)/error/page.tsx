import { ErrorView } from '@mozhan/shell/client'
import { Page as PageFrame } from '@mozhan/ui'
import { copy } from '@/copy.ts'

export const revalidate = 300

export const metadata = { title: copy.errorTitle, robots: { index: false } }

export default function Page() {
  return (
    <PageFrame>
      <ErrorView />
    </PageFrame>
  )
}
