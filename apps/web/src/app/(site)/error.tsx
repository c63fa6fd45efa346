'use client'

import { RouteErrorView, type RouteErrorViewProps } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'

/** A page that failed, below a header that did not. */
export default function SiteError(props: RouteErrorViewProps) {
  return (
    <Page>
      <RouteErrorView {...props} />
    </Page>
  )
}
