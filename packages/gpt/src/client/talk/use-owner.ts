'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { useSession } from '@mozhan/session/client'

/** Whose talks are shown: a user id, VISITOR, or undefined while nobody knows yet. */
export function useOwner(): string | undefined {
  const { status, session } = useSession()
  return status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR)
}
