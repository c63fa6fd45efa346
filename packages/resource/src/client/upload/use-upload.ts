'use client'

import type { StoredFile } from '@mozhan/api-client/contract'
import { createDriver } from '@mozhan/atoms'
import { useApi, useCallFailure, useSessionActions, useSiteConfig } from '@mozhan/session/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createReceivedUploadStore } from './received-upload-store.ts'
import { runEffect } from './run-effect.ts'
import {
  type Effect,
  type Event,
  NOTHING_SENT,
  type State,
  transition,
} from './upload-transition.ts'

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
  const [{ work, failure }, setState] = useState(NOTHING_SENT)
  const upload = useMemo(() => {
    const receivedStore = createReceivedUploadStore(owner, resourceId)
    const { dispatch } = createDriver<State, Event, Effect>({
      state: NOTHING_SENT,
      transition,
      run(effect, dispatch) {
        const endpoint = new URL(`${apiBase}/article/file/tus`, location.href).href
        runEffect({ ...latest.current, owner, endpoint, receivedStore }, effect, dispatch)
      },
      onSettled: setState,
    })
    return {
      /** Restores a completed upload of an earlier visit. @returns the cleanup function */
      enter() {
        const received = receivedStore.read()
        if (received) dispatch({ type: 'restored', upload: received })
        // Resumes automatically when the network is back.
        const handleOnline = () => dispatch({ type: 'online' })
        window.addEventListener('online', handleOnline)
        return () => {
          window.removeEventListener('online', handleOnline)
          dispatch({ type: 'leave' })
        }
      },
      send: (file: File) => dispatch({ type: 'send', file }),
      pause: () => dispatch({ type: 'pause' }),
      resume: () => dispatch({ type: 'resume' }),
      cancel: () => dispatch({ type: 'cancel' }),
    }
  }, [apiBase, owner, resourceId])
  useEffect(() => upload.enter(), [upload])
  return { ...upload, state: work, failure }
}
