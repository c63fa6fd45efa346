'use client'

import { useState } from 'react'
import { copy } from '../copy.ts'
import classes from './LoadPart.module.css'
import { useDelayedLoading } from './use-delayed-loading.ts'

export interface LoadPartProps {
  /** Text of the button: 展开全文, 还有 12 条回复. */
  label: string
  /** Rejects on failure; the button then offers to retry. */
  onLoad: () => Promise<void>
}

/** A button within a text or a list that loads an omitted part. */
export function LoadPart({ label, onLoad }: LoadPartProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'error'>('idle')
  const slow = useDelayedLoading(state === 'loading')
  const load = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      await onLoad()
      setState('idle')
    } catch {
      setState('error')
    }
  }
  return (
    <button
      type="button"
      className={classes.part}
      aria-busy={state === 'loading'}
      onClick={() => void load()}
    >
      {slow ? copy.loadMore.loading : state === 'error' ? copy.loadMore.retry : label}
    </button>
  )
}
