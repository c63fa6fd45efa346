'use client'

import '@mozhan/ui/styles.css'
import { RouteErrorView, type RouteErrorViewProps } from '@mozhan/shell/client'
import { Page } from '@mozhan/ui'

/** The last resort: even the document failed, so this one brings its own. */
export default function GlobalError(props: RouteErrorViewProps) {
  return (
    <html lang="zh-CN">
      <body>
        <Page>
          <RouteErrorView {...props} />
        </Page>
      </body>
    </html>
  )
}
