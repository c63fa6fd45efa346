'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useMemo } from 'react'
import { isLocalId } from '../../model/conversation-id.ts'
import { renameLocal } from '../conversation/controller-atoms.ts'
import { listChangesAtom } from '../conversation/conversation-atoms.ts'
import { removeConversation } from '../conversation/conversation-storage.ts'

export interface ConversationActions {
  /** @returns the failure as a sentence for the reader */
  rename: (id: string, title: string) => Promise<string | undefined>
  /** @returns the failure as a sentence for the reader */
  remove: (id: string) => Promise<string | undefined>
}

/** The actions on a conversation of the list. */
export function useConversationActions(owner: string): ConversationActions {
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  return useMemo(() => {
    const isOnServer = (id: string) => owner !== VISITOR && !isLocalId(id)
    const attempt = async (act: () => Promise<void>) => {
      try {
        await act()
        store.set(listChangesAtom)
        return undefined
      } catch (error) {
        return describe(error).message
      }
    }
    return {
      rename: (id, title) =>
        attempt(async () => {
          if (isOnServer(id)) {
            await (await getApi()).conversation.updateConversation({ body: { id, title } })
          }
          renameLocal(store, owner, id, title)
        }),
      remove: (id) =>
        attempt(async () => {
          if (isOnServer(id))
            await (await getApi()).conversation.deleteConversation({ params: { id } })
          removeConversation(store, owner, id)
        }),
    }
  }, [store, owner, getApi, describe])
}
