'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { useSession } from '@mozhan/session/client'

/** The owner of the shown conversations: a user id, VISITOR, or undefined while the session is pending. */
export function useOwner(): string | undefined {
  const { status, session } = useSession()
  return status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR)
}
