'use client'

import { Button } from '@mozhan/ui'
import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import type { EarlierVersion } from './record.ts'
import classes from './SaveState.module.css'
import type { UseJournalResult } from './use-local-journal.ts'

/** How long the undo is offered, ms. Later the text is in the list of earlier versions. */
const UNDO_MS = 10_000

export interface DiscardChangesProps<Content> {
  /** The journal of a change of a published text. */
  journal: Pick<UseJournalResult<Content>, 'state' | 'content' | 'discard' | 'restore'>
}

/** Returns from the changes of a published text to that text, and offers to undo that. */
export function DiscardChanges<Content>({ journal }: DiscardChangesProps<Content>) {
  const { state, content, discard, restore } = journal
  const [discarded, setDiscarded] = useState<EarlierVersion<Content>>()
  useEffect(() => {
    if (!discarded) return
    const timer = setTimeout(() => setDiscarded(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [discarded])

  const handleDiscard = () => {
    setDiscarded({ content, at: Date.now(), origin: 'here' })
    void discard()
  }
  const handleUndo = () => {
    if (discarded) void restore(discarded)
    setDiscarded(undefined)
  }
  if (discarded) {
    return (
      <>
        <span role="status" className={classes.state}>
          {copy.discard.done}
        </span>
        {/* The focus was on the button that this one replaces. */}
        <Button variant="quiet" size="sm" autoFocus onClick={handleUndo}>
          {copy.discard.undo}
        </Button>
      </>
    )
  }
  if (state === 'loading' || state === 'idle' || state === 'conflict') return null
  return (
    <Button variant="quiet" size="sm" onClick={handleDiscard}>
      {copy.discard.action}
    </Button>
  )
}
