'use client'

import { useSessionActions } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useDelayedLoading } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import { isChunkError } from '../model/chunk-error.ts'
import { isExpiredError } from '../model/expired-error.ts'
import { failureHref } from '../model/failure-href.ts'
import { isNetworkError } from '../model/network-error.ts'
import { Notice } from '../view/Notice.tsx'
import { ReloadButton } from './ReloadButton.tsx'
import { recoverFromChunkError } from './reload-guard.ts'

/** ms after which the message is shown although a redirect is pending. */
const TIMEOUT_MS = 3000

export interface RouteErrorViewProps {
  error: Error & { digest?: string }
  /** Renders the route again, as passed by Next to `error.tsx`. */
  reset: () => void
}

/**
 * Error page of a route: a message, a retry button, and a link to the home page. Failures signed by the server are shown by
 * the page `/error`, which it opens. An expired token redirects to the login site (docs/rules.md#token-expiry).
 */
export function RouteErrorView({ error, reset }: RouteErrorViewProps) {
  const router = useRouter()
  const target = failureHref(error.digest)
  const outdated = isChunkError(error)
  const isExpired = isExpiredError(error)
  const { handleExpiry } = useSessionActions()
  const isRedirecting = isExpired || target !== undefined
  const isStuck = useDelayedLoading(isRedirecting, { after: TIMEOUT_MS })
  const redirectedTo = useRef<string>(undefined)
  useEffect(() => {
    if (isExpired) handleExpiry()
    else if (!target) recoverFromChunkError(error)
    else if (redirectedTo.current !== target) {
      redirectedTo.current = target
      location.replace(target)
    }
  }, [error, target, isExpired, handleExpiry])

  const handleRetry = () =>
    startTransition(() => {
      // Requests the route again; rendering the cached response again would fail in the same way.
      router.refresh()
      reset()
    })

  // No message while the redirect is pending.
  if (isRedirecting && !isStuck) return null
  return (
    <Notice
      {...sentenceOf(error)}
      mark={isRedirecting || isNetworkError(error) ? undefined : error.digest}
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
