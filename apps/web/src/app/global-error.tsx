'use client'

import '@mozhan/ui/styles.css'
import { LastResort, type LastResortProps } from '@mozhan/shell/last-resort'

/** Error boundary of the root layout, with its own document. */
export default function GlobalError(props: LastResortProps) {
  return (
    <html lang="zh-CN">
      <body>
        <LastResort {...props} />
      </body>
    </html>
  )
}
