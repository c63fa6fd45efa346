'use client'

import { countCharacters, hasVisibleText, MAX_COMMENT_LENGTH } from '@mozhan/api-client/contract'
import {
  MentionList,
  type Participants,
  type UserSuggestion,
  useMentions,
} from '@mozhan/content/mention'
import { Button } from '@mozhan/ui'
import { isSendKey, useCompositionSafeKeys, useRefusedFiles } from '@mozhan/ui/client'
import { useEffect, useRef, useState } from 'react'
import classes from './CommentComposer.module.css'
import { copy } from './copy.ts'
import { EmojiPicker } from './EmojiPicker.tsx'

export interface CommentComposerProps {
  /** The text. The caller holds it. */
  text: string
  onText: (text: string) => void
  /** Sends the text; not called again before it settles. The caller shows its failures. */
  onSend: (text: string) => Promise<void>
  suggest: (key: string) => Promise<UserSuggestion[]>
  /** Users who come first among the suggestions, each with the reason. */
  participants: Participants
  /** Name of the answered author; absent for a top-level comment. */
  replyTo?: string
  onCancel?: () => void
}

/** The form for a comment or a reply. */
export function CommentComposer({
  text,
  onText,
  onSend,
  suggest,
  participants,
  replyTo,
  onCancel,
}: CommentComposerProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSending, setSending] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const files = useRefusedFiles()
  const mentions = useMentions({ field, text, onText, suggest, participants })
  const isTooLong = countCharacters(text.trim()) > MAX_COMMENT_LENGTH
  const isReply = replyTo !== undefined
  const problem = isTooLong
    ? copy.composer.tooLong(MAX_COMMENT_LENGTH)
    : files.isRefused
      ? copy.composer.noFiles
      : isFailed
        ? copy.composer.failed
        : undefined
  const canSend = !isSending && hasVisibleText(text) && !isTooLong

  // A reply form is opened by a click, so it takes the focus.
  useEffect(() => {
    if (isReply) field.current?.focus()
  }, [isReply])

  const send = async () => {
    if (!canSend) return
    setSending(true)
    setFailed(false)
    await onSend(text.trim()).catch(() => setFailed(true))
    setSending(false)
    // The disabled button has lost the focus. A focus that the user has moved elsewhere is not changed.
    const { activeElement, body } = document
    if (activeElement === body || box.current?.contains(activeElement)) {
      field.current?.focus({ preventScroll: true })
    }
  }
  const insert = (sign: string) => {
    const at = field.current?.selectionStart ?? text.length
    const end = field.current?.selectionEnd ?? at
    onText(text.slice(0, at) + sign + text.slice(end))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at + sign.length, at + sign.length)
    })
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      if (!isSendKey(event, undefined)) return
      event.preventDefault()
      void send()
    },
    Escape: () => {
      if (!isSending) onCancel?.()
    },
  })

  return (
    <div ref={box} className={classes.composer}>
      <div {...mentions.boxProps} {...files.dropProps} className={classes.field}>
        <textarea
          {...keys}
          ref={field}
          className={classes.text}
          rows={replyTo === undefined ? 3 : 2}
          value={text}
          aria-label={
            replyTo === undefined ? copy.composer.label : copy.composer.replyLabel(replyTo)
          }
          placeholder={
            replyTo === undefined
              ? copy.composer.placeholder
              : copy.composer.replyPlaceholder(replyTo)
          }
          {...mentions.fieldProps}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            files.clear()
            onText(event.target.value)
          }}
        />
        <MentionList {...mentions.listProps} />
      </div>
      <div className={classes.foot}>
        <EmojiPicker onPick={insert} />
        <span className={classes.hint} data-problem={problem !== undefined || undefined}>
          {problem ?? copy.composer.shortcut}
        </span>
        {isFailed && canSend ? (
          <button type="button" className={classes.retry} onClick={() => void send()}>
            {copy.composer.retry}
          </button>
        ) : null}
        <div className={classes.buttons}>
          {onCancel ? (
            <Button size="sm" variant="quiet" disabled={isSending} onClick={onCancel}>
              {copy.composer.cancel}
            </Button>
          ) : null}
          <Button size="sm" variant="primary" disabled={!canSend} onClick={() => void send()}>
            {isSending
              ? copy.composer.sending
              : replyTo === undefined
                ? copy.composer.send
                : copy.composer.sendReply}
          </Button>
        </div>
      </div>
    </div>
  )
}
