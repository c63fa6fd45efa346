'use client'

import { Button } from '@mozhan/ui'
import { useShortcuts } from '@mozhan/ui/client'
import { type RefObject, useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import type { MarkdownEditorProps } from './editor-props.ts'
import classes from './PlainField.module.css'

export interface PlainFieldProps extends Pick<MarkdownEditorProps, 'field' | 'onSave' | 'status'> {
  area: RefObject<HTMLTextAreaElement | null>
  /** The initial text. */
  text: string
  onInput: (text: string) => void
  /** Given if the full editor could not be loaded. */
  onRetry?: (() => void) | undefined
}

/** The text in a plain field with the metrics of the full editor. */
export function PlainField({
  area,
  text,
  onInput,
  onSave,
  field,
  status,
  onRetry,
}: PlainFieldProps) {
  // Read-only until hydrated: React would overwrite what was typed before by a non-empty initial text.
  const [isOpen, setOpen] = useState(text === '')
  useEffect(() => setOpen(true), [])
  useShortcuts(onSave ? { 'mod+s': onSave } : {})
  return (
    <div className={classes.root} data-grow={field?.height === 'grow' || undefined}>
      {onRetry ? (
        <div className={classes.notice} role="alert">
          <span>{copy.fallback.failed}</span>
          <Button size="sm" onClick={onRetry}>
            {copy.fallback.retry}
          </Button>
        </div>
      ) : (
        <div className={classes.head} />
      )}
      <textarea
        ref={area}
        className={classes.area}
        aria-label={field?.label ?? copy.label}
        placeholder={field?.placeholder ?? copy.placeholder}
        defaultValue={text}
        readOnly={field?.isReadOnly || !isOpen}
        spellCheck={false}
        onChange={({ target }) => onInput(target.value)}
      />
      <div className={classes.foot}>{status}</div>
    </div>
  )
}
