'use client'

import { LETTER_LIMIT } from '@mozhan/api-client/contract'
import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useState } from 'react'
import { copy } from '../copy.ts'
import classes from './Letters.module.css'

export interface LetterComposerProps {
  /** Sends the text; false keeps it in the box. */
  onSend: (text: string) => Promise<boolean>
}

/** The box a letter is written in. */
export function LetterComposer({ onSend }: LetterComposerProps) {
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const isTooLong = text.trim().length > LETTER_LIMIT
  const send = async () => {
    if (isSending || isTooLong || text.trim() === '') return
    setSending(true)
    if (await onSend(text.trim())) setText('')
    setSending(false)
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      void send()
    },
  })
  return (
    <div className={classes.composer}>
      <textarea
        {...keys}
        className={classes.field}
        rows={3}
        value={text}
        aria-label={copy.letters.write}
        placeholder={copy.letters.placeholder}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={classes.foot}>
        <span className={classes.fault} role="status">
          {isTooLong ? copy.letters.tooLong(LETTER_LIMIT) : ''}
        </span>
        <Button onClick={() => void send()} aria-busy={isSending}>
          {isSending ? copy.letters.sending : copy.letters.send}
        </Button>
      </div>
    </div>
  )
}
