'use client'

import '@mozhan/ui/styles.css'
import { LastResort, type LastResortProps } from '@mozhan/shell/last-resort'

/** Even the document failed, so this one brings its own. */
export default function GlobalError(props: LastResortProps) {
  return (
    <html lang="zh-CN">
      <body>
        <LastResort {...props} />
      </body>
    </html>
  )
}
