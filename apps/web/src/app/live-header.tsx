'use client'

import { useUnread } from '@mozhan/message/client'
import { SiteHeader } from '@mozhan/shell/client'

/** The header with the dots of the message centre. */
export function LiveHeader() {
  return <SiteHeader unread={useUnread()} />
}
