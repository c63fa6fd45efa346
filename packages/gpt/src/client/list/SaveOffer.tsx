'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useStore } from 'jotai/react'
import { useState } from 'react'
import { copy } from '../../copy.ts'
import type { Conversation } from '../../model/conversation.ts'
import { listChangesAtom, visitorConversationsAtom } from '../conversation/conversation-atoms.ts'
import {
  findConversation,
  listConversations,
  removeAllCopies,
  writeConversation,
} from '../conversation/conversation-storage.ts'
import { createOnServer } from '../conversation/create-on-server.ts'
import classes from './SaveOffer.module.css'

export interface SaveOfferProps {
  owner: string
  currentId: string | undefined
  /** The open conversation has got another id. */
  onMoved: (id: string) => void
}

const NONE: readonly Conversation[] = []

/** Offers to save conversations from before the login in the account. */
export function SaveOffer({ owner, currentId, onMoved }: SaveOfferProps) {
  const { saveOffer } = copy
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  const [state, setState] = useState<'offered' | 'saving' | 'dismissed'>('offered')
  const [failure, setFailure] = useState<string>()
  const { length: count } = useHydratedAtomValue(visitorConversationsAtom, NONE)
  if (count === 0 || state === 'dismissed') return null

  const saveAll = async () => {
    setState('saving')
    setFailure(undefined)
    try {
      const api = await getApi()
      for (const before of listConversations(VISITOR)) {
        // The member's copy takes precedence, because it may have been continued.
        const conversation = findConversation(owner, before.id) ?? before
        const id = await createOnServer(api, conversation)
        writeConversation(store, owner, { ...conversation, id })
        removeAllCopies(store, owner, conversation.id)
        if (conversation.id === currentId) onMoved(id)
      }
    } catch (error) {
      // Saved conversations stay saved; the others are offered again.
      setFailure(describe(error).message)
    }
    setState('offered')
    store.set(listChangesAtom)
  }
  return (
    <div className={classes.offer}>
      <p>{saveOffer.offer(count)}</p>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="primary"
          aria-busy={state === 'saving'}
          onClick={() => {
            if (state === 'offered') void saveAll()
          }}
        >
          {state === 'saving' ? saveOffer.saving : saveOffer.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setState('dismissed')}>
          {saveOffer.dismiss}
        </Button>
      </div>
    </div>
  )
}
