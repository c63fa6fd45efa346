'use client'

import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './ConfirmControl.module.css'
import { useCompositionSafeKeys } from './use-composition-safe-keys.ts'

export interface ConfirmControlProps {
  /** Name of the button. */
  action: string
  /** What is asked before anything happens. */
  question: string
  /** Does it. What it throws, the caller has shown. */
  onConfirm: () => Promise<void>
}

const { confirm } = copy

/** A button that asks once more on the spot; Escape takes it back and returns to the button. */
export function ConfirmControl({ action, question, onConfirm }: ConfirmControlProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const opener = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (state === 'asking' && !wasOpen.current) no.current?.focus()
    if (state === 'idle' && wasOpen.current) opener.current?.focus()
    wasOpen.current = state !== 'idle'
  }, [state])
  const keys = useCompositionSafeKeys({
    Escape(event) {
      event.stopPropagation()
      if (state === 'asking') setState('idle')
    },
  })
  const act = async () => {
    setState('busy')
    await onConfirm().catch(() => undefined)
    setState('idle')
  }
  if (state === 'idle') {
    return (
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        onClick={() => setState('asking')}
      >
        {action}
      </button>
    )
  }
  const isBusy = state === 'busy'
  return (
    <span className={classes.ask} role="alertdialog" aria-label={question} {...keys}>
      <span>{isBusy ? confirm.busy : question}</span>
      <button type="button" className={classes.yes} disabled={isBusy} onClick={() => void act()}>
        {confirm.yes}
      </button>
      <button
        ref={no}
        type="button"
        className={classes.no}
        disabled={isBusy}
        onClick={() => setState('idle')}
      >
        {confirm.no}
      </button>
    </span>
  )
}
