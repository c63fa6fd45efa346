'use client'

import { isSendKey, type SendKey, useCompositionSafeKeys, useEarlyText } from '@mozhan/ui/client'
import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import classes from './JournalTextarea.module.css'
import type { Position } from './record.ts'
import type { UseJournalResult } from './use-local-journal.ts'

export interface JournalTextareaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange'> {
  journal: UseJournalResult<string>
  /** Called by Ctrl+Enter and ⌘+Enter, not while an input method composes. */
  onSubmit?: () => void
  /** A further key that submits, from `useSendKey`. Without it Enter and Shift+Enter insert a line break. */
  sendKey?: SendKey | undefined
}

/** A textarea that grows with its text and stores it in a journal. Restores the caret with the text. */
export function JournalTextarea({
  journal,
  onSubmit,
  sendKey,
  className,
  ref,
  ...rest
}: JournalTextareaProps) {
  const { content, replacementCount, position, edit, moveTo } = journal
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => box.current,
    [],
  )
  const keys = useCompositionSafeKeys({
    Enter(event) {
      if (!isSendKey(event, sendKey)) return
      event.preventDefault()
      onSubmit?.()
    },
  })
  useEarlyText(box, content, (early) => edit(early.value, toPosition(early)))
  useGrowingBox(box, content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is moved only when the text was replaced
  useLayoutEffect(() => {
    if (!box.current || !position) return
    box.current.setSelectionRange(position.from, position.to)
    box.current.scrollTop = position.scroll
  }, [replacementCount])
  return (
    <textarea
      rows={3}
      // The journal restores the text; text restored by the browser would count as typed.
      autoComplete="off"
      {...rest}
      {...keys}
      ref={box}
      className={[classes.box, className].filter(Boolean).join(' ')}
      value={content}
      onChange={(event) => edit(event.target.value, toPosition(event.target))}
      onSelect={(event) => moveTo(toPosition(event.currentTarget))}
    />
  )
}

function toPosition({ selectionStart, selectionEnd, scrollTop }: HTMLTextAreaElement): Position {
  return { from: selectionStart, to: selectionEnd, scroll: scrollTop }
}

/** Sets the height by script in browsers without `field-sizing`. */
function useGrowingBox(box: { current: HTMLTextAreaElement | null }, content: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (!box.current || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    box.current.style.blockSize = 'auto'
    box.current.style.blockSize = `${box.current.scrollHeight + 2}px`
  }, [content])
}
