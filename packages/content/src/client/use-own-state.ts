'use client'

import { useApi, useSession } from '@mozhan/session/client'
import { useQuietAnswer } from '@mozhan/ui/client'
import type { ContentKind } from './content-kind.ts'

/** What the reader has to do with an article, a question or a resource. */
export interface OwnState {
  isLiked: boolean
  isCollected: boolean
  /** The reader published it. */
  isOwner: boolean
}

/** What the reader has to do with a content; undefined for visitors and until it is known. */
export function useOwnState(kind: ContentKind, id: string): OwnState | undefined {
  const { session } = useSession()
  const getApi = useApi()
  const reader = session?.userInfo.uid
  return useQuietAnswer(reader && `${kind}:${id} ${reader}`, async () => {
    const api = await getApi()
    const { isThumb, isCollect, isOwner } = await api[kind].getState({ params: { id } })
    return { isLiked: isThumb, isCollected: isCollect, isOwner }
  })
}
