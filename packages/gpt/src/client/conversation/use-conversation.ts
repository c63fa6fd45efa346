'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { createId } from '@mozhan/editor/journal'
import { registerBeforeLeave, useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Subject } from '../../model/conversation.ts'
import type { ConversationController } from './controller.ts'
import { openController, releaseController } from './controller-atoms.ts'
import { listChangesAtom } from './conversation-atoms.ts'
import type { ConversationState } from './conversation-state.ts'
import { storageChangesAtom } from './storage-atoms.ts'

export interface UseConversationOptions {
  id: string
  owner: string
  subject?: Subject | undefined
  onMoved: (from: string, to: string) => void
}

/** Loads a conversation, synchronises it with other tabs, and saves it when the page is unloaded. */
export function useConversation(options: UseConversationOptions): {
  controller: ConversationController
  state: ConversationState
} {
  const { id, owner } = options
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  const latest = useRef({ ...options, describe })
  latest.current = { ...options, describe }
  const controller = useMemo(
    () =>
      openController({
        store,
        id,
        owner,
        subject: latest.current.subject,
        getApi,
        createId,
        describe: (error) => latest.current.describe(error).message,
        onMoved: (from, to) => latest.current.onMoved(from, to),
        onChanged: () => store.set(listChangesAtom),
      }),
    [store, id, owner, getApi],
  )
  const state = useHydratedAtomValue(controller.stateAtom, controller.getState())
  useEffect(() => {
    controller.load()
    // A load that failed offline may succeed now.
    window.addEventListener('online', controller.load)
    window.addEventListener('pagehide', controller.save)
    const unsubscribe = store.sub(storageChangesAtom, controller.sync)
    const unregister = registerBeforeLeave(controller.save)
    return () => {
      unregister()
      unsubscribe()
      window.removeEventListener('online', controller.load)
      window.removeEventListener('pagehide', controller.save)
      releaseController(store, controller)
    }
  }, [store, controller])
  return { controller, state }
}
