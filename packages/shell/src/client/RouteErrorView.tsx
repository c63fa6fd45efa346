'use client'

import { Button } from '@mozhan/ui'
import { useDelayedLoading } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import { isChunkError } from '../model/chunk-error.ts'
import { failureHref } from '../model/failure-href.ts'
import { isNetworkError } from '../model/network-error.ts'
import { Notice } from '../view/Notice.tsx'
import { ReloadButton } from './ReloadButton.tsx'
import { recoverFromChunkError } from './reload-guard.ts'

/** ms after which a page that should have gone says something after all */
const PATIENCE = 3000

export interface RouteErrorViewProps {
  error: Error & { digest?: string }
  /** Draws the route again, as Next hands it to `error.tsx`. */
  reset: () => void
}

/**
 * What stands in the place of a route that failed: a sentence, another try, and the way home. What the server refused
 * with words of its own goes on to the page that shows them.
 */
export function RouteErrorView({ error, reset }: RouteErrorViewProps) {
  const router = useRouter()
  const target = failureHref(error.digest)
  const outdated = isChunkError(error)
  const isStuck = useDelayedLoading(target !== undefined, { after: PATIENCE })
  const leftFor = useRef<string>(undefined)
  useEffect(() => {
    if (!target) recoverFromChunkError(error)
    else if (leftFor.current !== target) {
      leftFor.current = target
      location.replace(target)
    }
  }, [error, target])

  const handleRetry = () =>
    startTransition(() => {
      // Asks the server again: drawing the old answer anew would fail the same way.
      router.refresh()
      reset()
    })

  // Another sentence for the blink of an eye would only startle.
  if (target && !isStuck) return null
  return (
    <Notice
      {...sentenceOf(error)}
      mark={target || isNetworkError(error) ? undefined : error.digest}
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

function sentenceOf(error: Error): { title: string; description: string } {
  const { errors } = copy
  if (isChunkError(error)) return { title: errors.outdated, description: errors.outdatedHint }
  if (isNetworkError(error)) return { title: errors.offline, description: errors.offlineHint }
  return { title: errors.broken, description: errors.brokenHint }
}
