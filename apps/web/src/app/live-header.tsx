'use client'

import { useUnread } from '@mozhan/message/client'
import { SiteHeader } from '@mozhan/shell/client'

/** Header with the unread counters of the message centre. */
export function LiveHeader() {
  return <SiteHeader unread={useUnread()} />
}
