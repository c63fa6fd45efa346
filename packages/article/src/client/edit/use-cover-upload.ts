'use client'

import { useEffect, useRef, useState } from 'react'

/** Sends a picture and answers its address. */
export type UploadPicture = (
  file: File,
  options?: { signal?: AbortSignal; onProgress?: (share: number) => void },
) => Promise<string>

export interface CoverUploadOptions {
  upload: UploadPicture
  /** Called with the address of a picture that was sent. */
  onSent: (address: string) => void
  describeError: (error: unknown) => string
}

/** A cover on its way. */
export interface CoverUpload {
  isBusy: boolean
  /** Why the last one did not get through. */
  problem: string | undefined
  send: (picture: File) => Promise<void>
  /** Gives up the one on its way, and forgets what was wrong. */
  cancel: () => void
}

/** Sends covers. It lives as long as the editor: the drawer with the field may be closed meanwhile. */
export function useCoverUpload({ upload, onSent, describeError }: CoverUploadOptions): CoverUpload {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setBusy(false)
    setProblem(undefined)
  }
  const send = async (picture: File) => {
    cancel()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setBusy(true)
    try {
      const address = await upload(picture, { signal })
      if (!signal.aborted) onSent(address)
    } catch (error) {
      if (!signal.aborted) setProblem(describeError(error))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  return { isBusy, problem, send, cancel }
}
