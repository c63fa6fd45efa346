'use client'

import { useScrollToCurrent } from '@mozhan/ui/client'
import { MessageNav, type MessageNavProps } from '../view/MessageNav.tsx'
import { useStatus } from './use-status.ts'

/** The navigation with unread counts that are updated live. */
export function LiveMessageNav({ counts, current }: MessageNavProps) {
  const status = useStatus()
  const row = useScrollToCurrent(current)
  return <MessageNav ref={row} current={current} counts={status?.counts ?? counts} />
}
