'use client'

import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Turn, Versions } from '../model/talk.ts'
import classes from './Turn.module.css'
import { VersionSwitch } from './VersionSwitch.tsx'

export interface QuestionTurnProps {
  question: Turn
  versions: Versions
  /** Nothing can be changed while an answer is under way. */
  isBusy: boolean
  onResend: (content: string) => void
  onChoose: (index: number) => void
}

/** What was asked. It can be changed and asked again. */
export function QuestionTurn({
  question,
  versions,
  isBusy,
  onResend,
  onChoose,
}: QuestionTurnProps) {
  const [draft, setDraft] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDraft(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (draft !== undefined) {
    return (
      <EditBox
        text={draft}
        onText={setDraft}
        onCancel={close}
        onSend={() => {
          if (draft.trim() === '' || isBusy) return
          setDraft(undefined)
          onResend(draft.trim())
        }}
      />
    )
  }
  return (
    <div className={classes.question}>
      <p className={classes.bubble}>{question.content}</p>
      <div className={classes.tools}>
        <VersionSwitch versions={versions} isDisabled={isBusy} onChoose={onChoose} />
        <button
          ref={opener}
          type="button"
          className={classes.tool}
          aria-label={copy.turn.edit}
          title={copy.turn.edit}
          disabled={isBusy}
          onClick={() => setDraft(question.content)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </button>
      </div>
    </div>
  )
}

interface EditBoxProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
  onCancel: () => void
}

function EditBox({ text, onText, onSend, onCancel }: EditBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const keys = useCompositionSafeKeys({
    Enter(event) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onSend()
    },
    Escape: onCancel,
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
        onChange={(event) => onText(event.target.value)}
      />
      <div className={classes.actions}>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {copy.turn.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={text.trim() === ''} onClick={onSend}>
          {copy.turn.resend}
        </Button>
      </div>
    </div>
  )
}
