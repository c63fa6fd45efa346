'use client'

import { countCharacters, hasVisibleText, MAX_LETTER_LENGTH } from '@mozhan/api-client/contract'
import { createId, JournalTextarea, useTextJournal, VISITOR } from '@mozhan/editor/journal'
import { registerBeforeLeave, useSession } from '@mozhan/session/client'
import { Button } from '@mozhan/ui/form'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './Letters.module.css'
import type { LetterText } from './use-letters.ts'

export interface LetterComposerProps {
  /** To whom the letter goes. */
  otherId: string
  /** Sends the text; false keeps it in the box. */
  onSend: (text: LetterText) => Promise<boolean>
}

/** The box a letter is written in; what stands in it is kept on this machine until it was sent. */
export function LetterComposer({ otherId, onSend }: LetterComposerProps) {
  const { status, session } = useSession()
  const [isSending, setSending] = useState(false)
  const journal = useTextJournal({
    owner: status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR),
    kind: 'letter',
    target: otherId,
    registerBeforeLeave,
  })
  const text = journal.content.trim()
  const isTooLong = countCharacters(text) > MAX_LETTER_LENGTH
  /** Sent without an answer, it may have arrived. Who empties the box begins another letter. */
  const unsure = useRef<LetterText>(undefined)
  useEffect(() => {
    if (text === '') unsure.current = undefined
  }, [text])
  const send = async () => {
    if (isSending || isTooLong || !hasVisibleText(text)) return
    setSending(true)
    if (unsure.current?.content !== text) unsure.current = { content: text, draftId: createId() }
    if (await onSend(unsure.current)) {
      unsure.current = undefined
      await journal.published(journal.content)
    }
    setSending(false)
  }
  return (
    <div className={classes.composer}>
      <JournalTextarea
        journal={journal}
        aria-label={copy.letters.write}
        placeholder={copy.letters.placeholder}
        aria-invalid={isTooLong || undefined}
        onSubmit={() => void send()}
      />
      <div className={classes.foot}>
        <span className={classes.fault} role="status">
          {isTooLong ? copy.letters.tooLong(MAX_LETTER_LENGTH) : ''}
        </span>
        <Button
          variant="primary"
          disabled={status === 'pending'}
          onClick={() => void send()}
          aria-busy={isSending}
        >
          {isSending ? copy.letters.sending : copy.letters.send}
        </Button>
      </div>
    </div>
  )
}
