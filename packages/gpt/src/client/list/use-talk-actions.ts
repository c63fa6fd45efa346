'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useMemo } from 'react'
import { isOwnId } from '../../model/talk-id.ts'
import { removeTalk } from '../talk/kept-here.ts'
import { renameHere } from '../talk/room-atoms.ts'
import { listedTalksAtom } from '../talk/talk-atoms.ts'

export interface TalkActions {
  /** @returns what went wrong, for the reader */
  rename: (id: string, title: string) => Promise<string | undefined>
  /** @returns what went wrong, for the reader */
  remove: (id: string) => Promise<string | undefined>
}

/** What can be done with a conversation in the list. */
export function useTalkActions(owner: string): TalkActions {
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  return useMemo(() => {
    const isKept = (id: string) => owner !== VISITOR && !isOwnId(id)
    const attempt = async (act: () => Promise<void>) => {
      try {
        await act()
        store.set(listedTalksAtom)
        return undefined
      } catch (error) {
        return describe(error).message
      }
    }
    return {
      rename: (id, title) =>
        attempt(async () => {
          if (isKept(id)) {
            await (await getApi()).conversation.updateConversation({ body: { id, title } })
          }
          renameHere(store, owner, id, title)
        }),
      remove: (id) =>
        attempt(async () => {
          if (isKept(id)) await (await getApi()).conversation.deleteConversation({ params: { id } })
          removeTalk(store, owner, id)
        }),
    }
  }, [store, owner, getApi, describe])
}
