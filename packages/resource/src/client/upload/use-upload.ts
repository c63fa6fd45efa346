'use client'

import type { StoredFile } from '@mozhan/api-client/contract'
import { createDriver } from '@mozhan/atoms'
import { useApi, useCallFailure, useSessionActions, useSiteConfig } from '@mozhan/session/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createReceivedNote } from './received-note.ts'
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
  /** The resource whose file is changed; absent for a new one. */
  resourceId?: string
  onDone: (file: StoredFile) => void
}

/** Sends one file at a time, in pieces: it can be paused, given up, and gone on with after the line broke. */
export function useUpload({ owner, resourceId, onDone }: UploadOptions) {
  const { apiBase } = useSiteConfig()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const { handleExpiry } = useSessionActions()
  const outside = { getApi, describeFailure, handleExpiry, onDone }
  const latest = useRef(outside)
  latest.current = outside
  const [{ work, failure }, setState] = useState(NOTHING_SENT)
  const upload = useMemo(() => {
    const note = createReceivedNote(owner, resourceId)
    const { dispatch } = createDriver<State, Event, Effect>({
      state: NOTHING_SENT,
      transition,
      run(effect, dispatch) {
        const endpoint = new URL(`${apiBase}/article/file/tus`, location.href).href
        runEffect({ ...latest.current, owner, endpoint, note }, effect, dispatch)
      },
      onSettled: setState,
    })
    return {
      /** Goes on with what had arrived when the page was left. @returns what is called when it is left again */
      enter() {
        const arrived = note.read()
        if (arrived) dispatch({ type: 'arrivedBefore', upload: arrived })
        // A line that comes back is used again without anybody asking.
        const comeBack = () => dispatch({ type: 'online' })
        window.addEventListener('online', comeBack)
        return () => {
          window.removeEventListener('online', comeBack)
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
