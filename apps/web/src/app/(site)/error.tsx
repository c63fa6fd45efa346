'use client'

import { RouteErrorView, type RouteErrorViewProps } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'

/** Error boundary of a page; the header stays. */
export default function SiteError(props: RouteErrorViewProps) {
  return (
    <Page>
      <RouteErrorView {...props} />
    </Page>
  )
}
