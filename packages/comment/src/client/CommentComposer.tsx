'use client'

import { countCharacters, hasVisibleText, MAX_COMMENT_LENGTH } from '@mozhan/api-client/contract'
import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useEffect, useId, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './CommentComposer.module.css'
import { EmojiPicker } from './EmojiPicker.tsx'
import { MentionList, optionId } from './MentionList.tsx'
import type { UserSuggestion } from './use-comment-calls.ts'
import { useMentions } from './use-mentions.ts'

export interface CommentComposerProps {
  /** The text. The caller holds it. */
  text: string
  onText: (text: string) => void
  /** Sends the text; not called again before it settles. The caller shows its failures. */
  onSend: (text: string) => Promise<void>
  suggest: (key: string) => Promise<UserSuggestion[]>
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
  replyTo,
  onCancel,
}: CommentComposerProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSending, setSending] = useState(false)
  const listId = useId()
  const mentions = useMentions({ field, text, onText, suggest })
  const isOpen = mentions.suggestions.length > 0
  const isTooLong = countCharacters(text.trim()) > MAX_COMMENT_LENGTH
  const isReply = replyTo !== undefined
  const canSend = !isSending && hasVisibleText(text) && !isTooLong

  // A reply form is opened by a click, so it takes the focus.
  useEffect(() => {
    if (isReply) field.current?.focus()
  }, [isReply])

  const send = async () => {
    if (!canSend) return
    setSending(true)
    await onSend(text.trim()).catch(() => undefined)
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
      if (isOpen) {
        event.preventDefault()
        mentions.chooseActive()
      } else if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        void send()
      }
    },
    Tab: (event) => {
      if (!isOpen) return
      event.preventDefault()
      mentions.chooseActive()
    },
    ArrowDown: (event) => {
      if (!isOpen) return
      event.preventDefault()
      mentions.move(1)
    },
    ArrowUp: (event) => {
      if (!isOpen) return
      event.preventDefault()
      mentions.move(-1)
    },
    Escape: () => {
      if (mentions.canClose) mentions.close()
      else if (!isSending) onCancel?.()
    },
  })
  const activeSuggestion = mentions.suggestions[mentions.active]

  return (
    <div ref={box} className={classes.composer}>
      <div className={classes.field}>
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
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={
            isOpen && activeSuggestion ? optionId(listId, activeSuggestion) : undefined
          }
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            onText(event.target.value)
            mentions.update()
          }}
          onSelect={mentions.update}
        />
        {isOpen ? (
          <MentionList
            id={listId}
            suggestions={mentions.suggestions}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        ) : null}
      </div>
      <div className={classes.foot}>
        <EmojiPicker onPick={insert} />
        <span className={classes.hint} data-problem={isTooLong || undefined}>
          {isTooLong ? copy.composer.tooLong(MAX_COMMENT_LENGTH) : copy.composer.shortcut}
        </span>
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
  )
}
