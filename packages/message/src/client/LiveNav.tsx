'use client'

import { MessageNav, type MessageNavProps } from '../view/MessageNav.tsx'
import { useStatus } from './use-status.ts'

/** The kinds of messages, whose numbers follow what happens. */
export function LiveNav({ counts, ...rest }: MessageNavProps) {
  const status = useStatus()
  return <MessageNav {...rest} counts={status?.counts ?? counts} />
}
