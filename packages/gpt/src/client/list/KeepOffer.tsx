'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useStore } from 'jotai/react'
import { useState } from 'react'
import { copy } from '../../copy.ts'
import type { Talk } from '../../model/talk.ts'
import { keepTalk } from '../talk/keep-talk.ts'
import { findTalk, forgetTalk, listTalks, writeTalk } from '../talk/kept-here.ts'
import { listedTalksAtom, visitorTalksAtom } from '../talk/talk-atoms.ts'
import classes from './KeepOffer.module.css'

export interface KeepOfferProps {
  owner: string
  currentId: string | undefined
  /** The conversation that is open stands under another id now. */
  onMoved: (id: string) => void
}

const NOTHING: readonly Talk[] = []

/** Offers to a member what was said in this browser before signing in. */
export function KeepOffer({ owner, currentId, onMoved }: KeepOfferProps) {
  const { keep } = copy
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  const [state, setState] = useState<'offered' | 'keeping' | 'dismissed'>('offered')
  const [failure, setFailure] = useState<string>()
  const { length: count } = useHydratedAtomValue(visitorTalksAtom, NOTHING)
  if (count === 0 || state === 'dismissed') return null

  const keepAll = async () => {
    setState('keeping')
    setFailure(undefined)
    try {
      const api = await getApi()
      for (const before of listTalks(VISITOR)) {
        // Where the member has gone on with it since, that is what counts.
        const talk = findTalk(owner, before.id) ?? before
        const id = await keepTalk(api, talk)
        writeTalk(store, owner, { ...talk, id })
        forgetTalk(store, owner, talk.id)
        if (talk.id === currentId) onMoved(id)
      }
    } catch (error) {
      // What is kept already is kept; the rest is offered again.
      setFailure(describe(error).message)
    }
    setState('offered')
    store.set(listedTalksAtom)
  }
  return (
    <div className={classes.offer}>
      <p>{keep.offer(count)}</p>
      {failure ? (
        <p className={classes.fault} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="primary"
          aria-busy={state === 'keeping'}
          onClick={() => {
            if (state === 'offered') void keepAll()
          }}
        >
          {state === 'keeping' ? keep.keeping : keep.keep}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setState('dismissed')}>
          {keep.dismiss}
        </Button>
      </div>
    </div>
  )
}
