'use client'

import { useStatus } from './use-status.ts'

/** Kinds of the header's menu that hold something unread. */
export interface UnreadKinds {
  comment: boolean
  like: boolean
  letter: boolean
  system: boolean
}

/** What draws the dots of the header (docs/rules.md#message-status). */
export function useUnread(): UnreadKinds {
  const status = useStatus()
  return {
    comment: status?.comment ?? false,
    like: status?.thumhup ?? false,
    letter: status?.letter ?? false,
    system: status?.system ?? false,
  }
}
