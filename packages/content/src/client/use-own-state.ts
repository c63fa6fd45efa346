'use client'

import { useApi, useSession } from '@mozhan/session/client'
import { useReaderData } from '@mozhan/ui/client'
import type { ContentKind } from './content-kind.ts'

/** The relation of the reader to a content. */
export interface OwnState {
  isLiked: boolean
  isCollected: boolean
  /** The reader is its author. */
  isOwner: boolean
}

/** Loads the relation of the reader to a content. Undefined for visitors and while it is loading. */
export function useOwnState(kind: ContentKind, id: string): OwnState | undefined {
  const { session } = useSession()
  const getApi = useApi()
  const reader = session?.userInfo.uid
  return useReaderData(reader && `${kind}:${id} ${reader}`, async () => {
    const api = await getApi()
    const { isThumb, isCollect, isOwner } = await api[kind].getState({ params: { id } })
    return { isLiked: isThumb, isCollected: isCollect, isOwner }
  })
}
