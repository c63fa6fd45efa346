'use client'

import { hasVisibleText } from '@mozhan/api-client/contract'
import { useTextJournal } from '@mozhan/editor/journal'
import { registerBeforeLeave } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './Turn.module.css'
import { useCarriedText } from './use-carried-text.ts'

export interface EditBoxProps {
  owner: string
  /** What the changed text belongs to. */
  target: string
  /** The question as it was asked. */
  question: string
  /** Nothing can be asked while an answer is under way. */
  isBusy: boolean
  /** @returns whether the question was taken */
  onSend: (text: string) => boolean
  /** The box is not wanted any more. */
  onClose: () => void
}

/** Where a question is changed. What was changed and not sent is kept for each question. */
export function EditBox({ owner, target, question, isBusy, onSend, onClose }: EditBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const journal = useTextJournal({ owner, kind: 'prompt-edit', target, registerBeforeLeave })
  const [isTouched, setTouched] = useState(false)
  // The question itself is nobody's change, and not kept.
  const text = isTouched || journal.content !== '' ? journal.content : question
  const canSend = hasVisibleText(text) && !isBusy
  useCarriedText(target, journal)
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
  const keys = useCompositionSafeKeys({
    Enter(event) {
      if (!event.ctrlKey && !event.metaKey) return
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
