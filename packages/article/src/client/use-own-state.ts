'use client'

import { useApi, useSession } from '@mozhan/session/client'
import { useQuietAnswer } from '@mozhan/ui/client'

/** What the reader has to do with an article. */
export interface OwnState {
  isLiked: boolean
  isCollected: boolean
  isOwner: boolean
}

/** What the reader has to do with an article; undefined for visitors and until it is known. */
export function useOwnState(id: string): OwnState | undefined {
  const { session } = useSession()
  const getApi = useApi()
  const reader = session?.userInfo.uid
  return useQuietAnswer(reader && `article:${id} ${reader}`, async () => {
    const api = await getApi()
    const { isThumb, isCollect, isOwner } = await api.article.getState({ params: { id } })
    return { isLiked: isThumb, isCollected: isCollect, isOwner }
  })
}
