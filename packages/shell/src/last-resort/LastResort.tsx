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
 * What stands where even the document failed. Every page brings it along for that case, so it is small, and it leans
 * on nothing that may be what failed.
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
        {/* A page load of its own: what is broken here does not come along. */}
        <a href="/">{copy.backHome}</a>
      </p>
      {error.digest ? <p className={classes.mark}>{error.digest}</p> : null}
    </main>
  )
}
