'use client'

import type { StoredFile } from '@mozhan/api-client/contract'
import type { Driver } from '@mozhan/atoms'
import { useApi, useCallFailure, useSessionActions, useSiteConfig } from '@mozhan/session/client'
import { whenIdle } from '@mozhan/ui/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createReceivedUploadStore } from './received-upload-store.ts'
import type { Event, State } from './upload-transition.ts'

const loadUpload = () => import('./create-upload.ts')

export interface UploadOptions {
  owner: string
  /** Id of the resource to edit; absent for a new one. */
  resourceId?: string
  onDone: (file: StoredFile) => void
}

/** Resumable upload of one file: can be paused, cancelled, and resumed after a network failure. */
export function useUpload({ owner, resourceId, onDone }: UploadOptions) {
  const { apiBase } = useSiteConfig()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const { handleExpiry } = useSessionActions()
  const context = { getApi, describeFailure, handleExpiry, onDone }
  const latest = useRef(context)
  latest.current = context
  const [{ work, failure }, setState] = useState<Pick<State, 'work' | 'failure'>>({})
  const upload = useMemo(() => {
    const receivedStore = createReceivedUploadStore(owner, resourceId)
    let driver: Promise<Driver<State, Event>> | undefined

    const getContext = () => {
      const endpoint = new URL(`${apiBase}/article/file/tus`, location.href).href
      return { ...latest.current, owner, endpoint, receivedStore }
    }
    const getDriver = () => {
      driver ??= loadUpload().then(({ createUpload }) => createUpload(getContext, setState))
      return driver
    }
    /** Events take effect in their order, once the code of the upload is loaded. */
    const dispatch = (event: Event) =>
      void getDriver().then(
        (loaded) => loaded.dispatch(event),
        (error: unknown) => {
          driver = undefined
          setState({ failure: latest.current.describeFailure(error).message })
        },
      )

    return {
      /** Restores a completed upload of an earlier visit. @returns the cleanup function */
      enter() {
        const received = receivedStore.read()
        if (received) dispatch({ type: 'restored', upload: received })
        // Resumes automatically when the network is back.
        const handleOnline = () => driver && dispatch({ type: 'online' })
        window.addEventListener('online', handleOnline)
        return () => {
          window.removeEventListener('online', handleOnline)
          if (driver) dispatch({ type: 'leave' })
        }
      },
      send: (file: File) => dispatch({ type: 'send', file }),
      pause: () => dispatch({ type: 'pause' }),
      resume: () => dispatch({ type: 'resume' }),
      cancel: () => dispatch({ type: 'cancel' }),
    }
  }, [apiBase, owner, resourceId])
  useEffect(() => upload.enter(), [upload])
  // A file can then be chosen while the network is down.
  useEffect(() => whenIdle(async () => void (await loadUpload())), [])
  return { ...upload, state: work, failure }
}
