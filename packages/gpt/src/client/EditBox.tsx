'use client'

import { hasVisibleText } from '@mozhan/api-client/contract'
import { useTextJournal } from '@mozhan/editor/journal'
import { registerBeforeLeave } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { isSendKey, useCompositionSafeKeys, useSendKey } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './Turn.module.css'
import { useMoveUnsentText } from './use-move-unsent-text.ts'

export interface EditBoxProps {
  owner: string
  /** The journal target of the edited text. */
  target: string
  /** The question before the edit. */
  question: string
  /** An answer is running, so no question can be sent. */
  isBusy: boolean
  /** @returns whether the question was accepted */
  onSend: (text: string) => boolean
  /** Called after sending or cancelling. */
  onClose: () => void
}

/** Edits a question. The unsent edit of each question is stored in the journal. */
export function EditBox({ owner, target, question, isBusy, onSend, onClose }: EditBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const journal = useTextJournal({ owner, kind: 'prompt-edit', target, registerBeforeLeave })
  const [isTouched, setTouched] = useState(false)
  // The unchanged question is not stored.
  const text = isTouched || journal.content !== '' ? journal.content : question
  const canSend = hasVisibleText(text) && !isBusy
  useMoveUnsentText(target, journal)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const send = () => {
    if (!canSend || !onSend(text.trim())) return
    void journal.published(journal.content)
    onClose()
  }
  const cancel = () => {
    void journal.discard()
    onClose()
  }
  const sendKey = useSendKey()
  const keys = useCompositionSafeKeys({
    Enter(event) {
      if (!isSendKey(event, sendKey)) return
      event.preventDefault()
      send()
    },
    Escape: cancel,
  })
  return (
    <div className={classes.editing}>
      <textarea
        {...keys}
        ref={field}
        className={classes.field}
        rows={2}
        value={text}
        aria-label={copy.turn.editLabel}
        onChange={(event) => {
          setTouched(true)
          journal.edit(event.target.value)
        }}
      />
      <div className={classes.actions}>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {copy.turn.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={!canSend} onClick={send}>
          {copy.turn.resend}
        </Button>
      </div>
    </div>
  )
}
