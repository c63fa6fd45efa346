'use client'

import { countCharacters, hasVisibleText, MAX_LETTER_LENGTH } from '@mozhan/api-client/contract'
import { createId, JournalTextarea, useTextJournal, VISITOR } from '@mozhan/editor/journal'
import { registerBeforeLeave, useSession } from '@mozhan/session/client'
import { SendKeySwitch, useSendKey } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './Letters.module.css'
import type { NewLetter } from './use-letters.ts'

export interface LetterComposerProps {
  /** Id of the receiver. */
  otherId: string
  /** Sends the text. Resolves to false if it was not sent; the text then stays in the box. */
  onSend: (text: NewLetter) => Promise<boolean>
}

/** The text box for a letter. Its text is saved on this device until it was sent. */
export function LetterComposer({ otherId, onSend }: LetterComposerProps) {
  const { status, session } = useSession()
  const sendKey = useSendKey()
  const [isSending, setSending] = useState(false)
  const journal = useTextJournal({
    owner: status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR),
    kind: 'letter',
    target: otherId,
    registerBeforeLeave,
  })
  const text = journal.content.trim()
  const isTooLong = countCharacters(text) > MAX_LETTER_LENGTH
  /** A letter that may have arrived although the call failed. A retry sends the same id; emptying the box starts a new letter. */
  const unconfirmed = useRef<NewLetter>(undefined)
  useEffect(() => {
    if (text === '') unconfirmed.current = undefined
  }, [text])
  const send = async () => {
    if (isSending || isTooLong || !hasVisibleText(text)) return
    setSending(true)
    if (unconfirmed.current?.content !== text)
      unconfirmed.current = { content: text, idempotencyKey: createId() }
    if (await onSend(unconfirmed.current)) {
      unconfirmed.current = undefined
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
        sendKey={sendKey}
        onSubmit={() => void send()}
      />
      <div className={classes.foot}>
        <span className={classes.problem} role="status">
          {isTooLong ? copy.letters.tooLong(MAX_LETTER_LENGTH) : ''}
        </span>
        <SendKeySwitch />
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
