'use client'

import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Turn, Versions } from '../model/conversation.ts'
import { EditBox } from './EditBox.tsx'
import classes from './Turn.module.css'
import { VersionSwitch } from './VersionSwitch.tsx'

export interface QuestionTurnProps {
  owner: string
  conversationId: string
  question: Turn
  versions: Versions
  /** An answer is running, so no question can be sent. */
  isBusy: boolean
  /** @returns whether the question was accepted */
  onResend: (content: string) => boolean
  onChoose: (index: number) => void
}

/** A question. It can be edited and asked again. */
export function QuestionTurn({
  owner,
  conversationId,
  question,
  versions,
  isBusy,
  onResend,
  onChoose,
}: QuestionTurnProps) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (isEditing) {
    return (
      <EditBox
        owner={owner}
        target={`${conversationId}-${question.id}`}
        question={question.content}
        isBusy={isBusy}
        onSend={onResend}
        onClose={() => {
          setEditing(false)
          requestAnimationFrame(() => opener.current?.focus())
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
          onClick={() => setEditing(true)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </button>
      </div>
    </div>
  )
}
