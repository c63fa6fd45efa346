'use client'

import { Button } from '@mozhan/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { copy } from '../copy.ts'
import { isChunkError } from '../model/chunk-error.ts'
import { Notice } from '../view/Notice.tsx'
import { ReloadButton } from './ReloadButton.tsx'
import { recoverFromChunkError } from './reload-guard.ts'

export interface RouteErrorViewProps {
  error: Error & { digest?: string }
  /** Draws the route again, as Next hands it to `error.tsx`. */
  reset: () => void
}

/** What stands in the place of a route that failed: a sentence, another try, and the way home. */
export function RouteErrorView({ error, reset }: RouteErrorViewProps) {
  const router = useRouter()
  const outdated = isChunkError(error)
  useEffect(() => {
    recoverFromChunkError(error)
  }, [error])

  const handleRetry = () =>
    startTransition(() => {
      // Asks the server again: drawing the old answer anew would fail the same way.
      router.refresh()
      reset()
    })

  return (
    <Notice
      title={outdated ? copy.errors.outdated : copy.errors.broken}
      description={outdated ? copy.errors.outdatedHint : copy.errors.brokenHint}
      mark={error.digest}
      action={
        outdated ? (
          <ReloadButton />
        ) : (
          <Button variant="primary" onClick={handleRetry}>
            {copy.errors.retry}
          </Button>
        )
      }
    />
  )
}
