'use client'

import {
  useApi,
  useCallFailure,
  useSession,
  useSessionActions,
  useSiteConfig,
} from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { DOWNLOAD_ANCHOR } from '../routes.ts'
import classes from './DownloadButton.module.css'

export interface DownloadButtonProps {
  resourceId: string
}

const { download } = copy

/** Downloads the file. A visitor signs in first and returns to this button. */
export function DownloadButton({ resourceId }: DownloadButtonProps) {
  const { status } = useSession()
  const { login } = useSessionActions()
  const { apiBase } = useSiteConfig()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'started'>('idle')
  const [failure, setFailure] = useState<string>()
  const isVisitor = status === 'anonymous'

  useEffect(() => {
    if (status === 'signed-in' && location.hash === `#${DOWNLOAD_ANCHOR}`) button.current?.focus()
  }, [status])

  const start = async () => {
    if (isVisitor) {
      history.replaceState(history.state, '', `#${DOWNLOAD_ANCHOR}`)
      login()
      return
    }
    setState('busy')
    setFailure(undefined)
    try {
      const api = await getApi()
      const answer = await api.resource.checkDownload({ params: { id: resourceId } })
      if (typeof answer !== 'string') throw new GoneError()
      // The response is an attachment, so the page stays open.
      location.assign(new URL(answer, new URL(apiBase, location.href)))
      setState('started')
    } catch (error) {
      setFailure(error instanceof GoneError ? download.gone : describeFailure(error).message)
      setState('idle')
    }
  }
  return (
    <div className={classes.download}>
      <Button
        ref={button}
        variant="primary"
        disabled={state === 'busy'}
        onClick={() => void start()}
      >
        {isVisitor ? download.signIn : state === 'busy' ? download.busy : download.action}
      </Button>
      <span className={classes.outcome} role="status">
        {state === 'started' ? download.started : null}
      </span>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}

/** Whether the server reports that the file is missing. */
class GoneError extends Error {}
