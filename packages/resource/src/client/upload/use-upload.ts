'use client'

import { RESOURCE_LIMIT_BYTES, type StoredFile } from '@mozhan/api-client/contract'
import { isTokenExpiredError } from '@mozhan/api-client/errors'
import { sessionCopy } from '@mozhan/session'
import { useApi, useCallFailure, useSessionActions, useSiteConfig } from '@mozhan/session/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import { addSample, type SpeedSample, speedOf } from '../../model/upload-speed.ts'
import { createReceivedNote, type ReceivedUpload } from './received-note.ts'
import { openUpload, type TusFailure, type TusUpload } from './tus-upload.ts'

/** A file on its way, as the form shows it. */
export interface UploadState {
  phase: 'sending' | 'paused' | 'waiting' | 'checking'
  name: string
  size: number
  sent: number
  /** Bytes a second, once it is known. */
  speed?: number
}

export interface UploadOptions {
  owner: string
  /** The resource whose file is changed; absent for a new one. */
  resourceId?: string
  onDone: (file: StoredFile) => void
}

const GIGABYTE = 1024 ** 3
const EXPIRED = 401
const TOO_MANY = 429

/** Sends one file at a time, in pieces: it can be paused, given up, and gone on with after the line broke. */
export function useUpload({ owner, resourceId, onDone }: UploadOptions) {
  const { apiBase } = useSiteConfig()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const { handleExpiry } = useSessionActions()
  const [state, setState] = useState<UploadState>()
  const [failure, setFailure] = useState<string>()
  const current = useRef<TusUpload>(undefined)
  const samples = useRef<SpeedSample[]>([])
  /** The upload whose bytes have all arrived, until its file is known. */
  const received = useMemo(() => createReceivedNote(owner, resourceId), [owner, resourceId])
  /** Another file, or none, has taken the place of an earlier one. */
  const turn = useRef(0)

  const change = (part: Partial<UploadState>) =>
    setState((before) => before && { ...before, ...part })

  // A line that comes back is used again without anybody asking.
  const isWaiting = state?.phase === 'waiting'
  const goOn = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isWaiting) return
    const resume = () => goOn.current?.()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [isWaiting])

  useEffect(() => () => current.current?.pause(), [])

  const finish = async ({ id, name, size }: ReceivedUpload, mine: number) => {
    setState({ phase: 'checking', name, size, sent: size })
    try {
      const api = await getApi()
      const { file } = await api.file.getUpload({ params: { id } })
      if (mine !== turn.current) return
      received.forget()
      setState(undefined)
      if (file) onDone(file)
      else setFailure(copy.upload.failed)
    } catch (error) {
      if (mine !== turn.current) return
      const { message, canRetry } = describeFailure(error)
      // Asked again, the server answers the same: nothing of the file has to be sent once more.
      if (canRetry) return change({ phase: 'waiting' })
      // The page is on its way to a new token, and asks again when it is back.
      if (!isTokenExpiredError(error)) received.forget()
      setState(undefined)
      setFailure(message)
    }
  }

  // What had arrived when the page was left is not sent once more.
  const goOnWith = useRef<typeof finish>(undefined)
  goOnWith.current = finish
  useEffect(() => {
    const arrived = received.read()
    if (arrived === undefined) return
    turn.current += 1
    void goOnWith.current?.(arrived, turn.current)
  }, [received])

  const stop = ({ status, message }: TusFailure) => {
    if (status === undefined) {
      change({ phase: 'waiting', speed: undefined })
      return
    }
    if (status === EXPIRED) {
      // Followed like any other call: the page leaves for a new token, and the upload goes on afterwards.
      setFailure(handleExpiry() ? sessionCopy.expired : sessionCopy.failed)
      change({ phase: 'paused', speed: undefined })
      return
    }
    setFailure(message ?? copy.upload.failed)
    // What was sent stays sent; the reader goes on when the time that the sentence names is over.
    if (status === TOO_MANY) change({ phase: 'paused', speed: undefined })
    else setState(undefined)
  }

  const send = async (file: File) => {
    current.current?.pause()
    turn.current += 1
    const mine = turn.current
    setFailure(undefined)
    setState(undefined)
    if (file.size === 0) return setFailure(copy.upload.empty)
    if (file.size > RESOURCE_LIMIT_BYTES) {
      return setFailure(copy.upload.tooLarge(RESOURCE_LIMIT_BYTES / GIGABYTE))
    }
    samples.current = []
    received.forget()
    setState({ phase: 'sending', name: file.name, size: file.size, sent: 0 })
    try {
      const upload = await openUpload(file, {
        endpoint: new URL(`${apiBase}/article/file/tus`, location.href).href,
        owner,
        onProgress: (sent) => {
          if (mine !== turn.current) return
          samples.current = addSample(samples.current, { time: performance.now(), sent })
          change({ sent, speed: speedOf(samples.current) })
        },
        onFailure: (reason) => mine === turn.current && stop(reason),
        onReceived: (id) => {
          if (mine !== turn.current) return
          const arrived = { id, name: file.name, size: file.size }
          received.write(arrived)
          void finish(arrived, mine)
        },
      })
      if (mine !== turn.current) return
      current.current = upload
      upload.start()
    } catch (error) {
      if (mine !== turn.current) return
      setState(undefined)
      setFailure(describeFailure(error).message)
    }
  }
  const pause = () => {
    current.current?.pause()
    change({ phase: 'paused', speed: undefined })
  }
  const resume = () => {
    samples.current = []
    setFailure(undefined)
    const arrived = received.read()
    if (arrived !== undefined) return void finish(arrived, turn.current)
    change({ phase: 'sending' })
    current.current?.start()
  }
  goOn.current = resume
  const cancel = () => {
    turn.current += 1
    current.current?.cancel()
    current.current = undefined
    received.forget()
    setFailure(undefined)
    setState(undefined)
  }
  return { state, failure, send, pause, resume, cancel }
}
