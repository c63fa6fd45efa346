'use client'

import { countCharacters, hasVisibleText, MAX_COMMENT_LENGTH } from '@mozhan/api-client/contract'
import {
  MentionList,
  type Participants,
  useMentions,
  useSuggestUsers,
} from '@mozhan/content/mention'
import { JournalTextarea, useTextJournal, VISITOR } from '@mozhan/editor/journal'
import { registerBeforeLeave, useCallFailure, useSession } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys, useRefusedFiles } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './ReplyComposer.module.css'

export interface ReplyComposerProps {
  /** Id of the answer or reply that is replied to. */
  parentId: string
  /** Name of its author. */
  name: string
  /** Users who come first among the suggestions after an @, each with the reason. */
  participants: Participants
  onSend: (text: string) => Promise<void>
  /** Called when the text was sent and nothing more was typed, or on cancel. */
  onDone: () => void
}

/** Box for a plain-text reply, stored in this browser until it is sent. */
export default function ReplyComposer({
  parentId,
  name,
  participants,
  onSend,
  onDone,
}: ReplyComposerProps) {
  const { status, session } = useSession()
  const describeFailure = useCallFailure()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const sending = useRef(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // Focused, because the user has opened the box to write.
  useEffect(() => box.current?.focus(), [])
  const journal = useTextJournal({
    owner: status === 'pending' ? undefined : (session?.userInfo.uid ?? VISITOR),
    kind: 'answer-reply',
    target: parentId,
    registerBeforeLeave,
  })
  const files = useRefusedFiles()
  const mentions = useMentions({
    field: box,
    text: journal.content,
    onText: (changed) => journal.edit(changed),
    suggest: useSuggestUsers(),
    participants,
  })
  const text = journal.content.trim()
  const isTooLong = countCharacters(text) > MAX_COMMENT_LENGTH
  const canSend = hasVisibleText(text) && !isTooLong && !isSending

  const send = async () => {
    if (!canSend || sending.current) return
    sending.current = true
    setSending(true)
    setFailure(undefined)
    files.clear()
    try {
      await onSend(text)
      await journal.published(journal.content, onDone)
    } catch (error) {
      setFailure(copy.write.failed(describeFailure(error).message))
    } finally {
      sending.current = false
      setSending(false)
    }
  }
  const keys = useCompositionSafeKeys({
    Escape: () => {
      if (!isSending) onDone()
    },
  })

  return (
    <fieldset className={classes.composer} aria-label={copy.write.replyLabel(name)} {...keys}>
      <div {...mentions.boxProps} {...files.dropProps} className={classes.field}>
        <JournalTextarea
          {...mentions.fieldProps}
          journal={journal}
          rows={2}
          aria-label={copy.write.replyLabel(name)}
          placeholder={copy.write.replyPlaceholder(name)}
          aria-invalid={isTooLong || undefined}
          onSubmit={() => void send()}
          ref={box}
        />
        <MentionList {...mentions.listProps} />
      </div>
      <div className={classes.foot}>
        <span className={classes.problem} role="status">
          {isTooLong
            ? copy.write.replyTooLong(MAX_COMMENT_LENGTH)
            : (failure ?? (files.isRefused ? copy.write.noFiles : undefined))}
        </span>
        <Button size="sm" variant="quiet" disabled={isSending} onClick={onDone}>
          {copy.write.cancel}
        </Button>
        <Button size="sm" variant="primary" disabled={!canSend} onClick={() => void send()}>
          {isSending ? copy.write.sendingReply : copy.write.sendReply}
        </Button>
      </div>
    </fieldset>
  )
}
