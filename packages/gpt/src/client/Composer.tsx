'use client'

import { hasVisibleText } from '@mozhan/api-client/contract'
import { useHydratedAtomValue } from '@mozhan/atoms'
import { JournalTextarea, useTextJournal } from '@mozhan/editor/journal'
import { registerBeforeLeave } from '@mozhan/session/client'
import { SendKeySwitch, useSendKey } from '@mozhan/ui/client'
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp'
import IconPlayerStopFilled from '@tabler/icons-react/icons/IconPlayerStopFilled'
import { type Ref, useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import { MAX_CHARACTERS } from '../model/limits.ts'
import classes from './Composer.module.css'
import { onlineAtom } from './online-atoms.ts'
import { useMoveUnsentText } from './use-move-unsent-text.ts'

export interface ComposerProps {
  owner: string
  /** The journal target of the unsent text. */
  target: string
  /** An answer is running. It can be stopped, and the next question can be typed. */
  isBusy: boolean
  /** The conversation has the maximum number of turns. */
  isFull: boolean
  /** A refused question, to be put into the text. */
  returned?: string | undefined
  onReturned: () => void
  /** @returns whether the question was accepted */
  onSend: (text: string) => boolean
  onStop: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** The input for questions. The unsent text of each conversation is stored in the journal. */
export function Composer({
  owner,
  target,
  isBusy,
  isFull,
  returned,
  onReturned,
  onSend,
  onStop,
  ref,
}: ComposerProps) {
  const { composer } = copy
  const journal = useTextJournal({ owner, kind: 'prompt', target, registerBeforeLeave })
  const isOnline = useHydratedAtomValue(onlineAtom, true)
  const sendKey = useSendKey()
  const text = journal.content.trim()
  const isTooLong = Array.from(text).length > MAX_CHARACTERS
  const canSend = hasVisibleText(text) && !isBusy && !isTooLong && !isFull && isOnline
  const note = isFull
    ? composer.full
    : isTooLong
      ? composer.tooLong(MAX_CHARACTERS)
      : isOnline
        ? composer.note
        : composer.offline
  const send = () => {
    // The sent text is in the conversation, so the field is cleared at once.
    if (canSend && onSend(text)) void journal.published(journal.content)
  }
  useMoveUnsentText(target, journal)
  useReturnedQuestion(returned, journal, onReturned)

  return (
    <div className={classes.composer}>
      <div className={classes.box}>
        <JournalTextarea
          ref={ref}
          journal={journal}
          className={classes.text}
          rows={1}
          sendKey={sendKey}
          onSubmit={send}
          aria-label={composer.label}
          aria-invalid={isTooLong || undefined}
          aria-describedby="gpt-note"
          placeholder={composer.placeholder}
        />
        {isBusy ? (
          <button
            type="button"
            className={classes.button}
            aria-label={composer.stop}
            title={composer.stop}
            onClick={onStop}
          >
            <IconPlayerStopFilled size={16} aria-hidden />
          </button>
        ) : (
          <button
            type="button"
            className={classes.button}
            aria-label={composer.send}
            title={composer.send}
            disabled={!canSend}
            onClick={send}
          >
            <IconArrowUp size={18} stroke={1.8} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.foot}>
        <p
          id="gpt-note"
          className={classes.note}
          data-problem={note !== composer.note || undefined}
          role={note === composer.note ? undefined : 'status'}
        >
          {note}
        </p>
        <SendKeySwitch />
      </div>
    </div>
  )
}

/** Puts a refused question into the field, above any text typed since. */
function useReturnedQuestion(
  returned: string | undefined,
  journal: ReturnType<typeof useTextJournal>,
  onReturned: () => void,
): void {
  const latest = useRef({ journal, onReturned })
  latest.current = { journal, onReturned }
  useEffect(() => {
    if (returned === undefined) return
    latest.current.journal.edit((now) => (now.trim() === '' ? returned : `${returned}\n\n${now}`))
    latest.current.onReturned()
  }, [returned])
}
