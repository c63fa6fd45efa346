'use client'

import { useStatus } from './use-status.ts'

/** Which items of the header's menu have unread messages. */
export interface UnreadKinds {
  comment: boolean
  like: boolean
  letter: boolean
  system: boolean
}

/** Data of the unread dots in the header (docs/rules.md#message-status). */
export function useUnread(): UnreadKinds {
  const status = useStatus()
  return {
    comment: status?.comment ?? false,
    like: status?.thumhup ?? false,
    letter: status?.letter ?? false,
    system: status?.system ?? false,
  }
}
