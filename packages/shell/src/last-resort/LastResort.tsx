'use client'

import { runBeforeLeaveThen } from '@mozhan/session/client'
import { useEffect } from 'react'
import { recoverFromChunkError } from '../client/reload-guard.ts'
import { copy } from './copy.ts'
import classes from './LastResort.module.css'

export interface LastResortProps {
  error: Error & { digest?: string }
}

/**
 * Error page for a failed document. Every page loads it, so it is small, and it uses nothing that may have caused the
 * failure.
 */
export function LastResort({ error }: LastResortProps) {
  useEffect(() => {
    recoverFromChunkError(error)
  }, [error])
  return (
    <main className={classes.page}>
      <h1>{copy.title}</h1>
      <p>{copy.hint}</p>
      <p className={classes.actions}>
        <button type="button" onClick={() => runBeforeLeaveThen(() => location.reload())}>
          {copy.reload}
        </button>
        {/* A full page load, which discards the broken state. */}
        <a href="/">{copy.backHome}</a>
      </p>
      {error.digest ? <p className={classes.mark}>{error.digest}</p> : null}
    </main>
  )
}
