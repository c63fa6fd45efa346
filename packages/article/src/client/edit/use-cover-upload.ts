'use client'

import { useEffect, useRef, useState } from 'react'

/** Uploads a picture and returns its URL. */
export type UploadPicture = (
  file: File,
  options?: { signal?: AbortSignal; onProgress?: (share: number) => void },
) => Promise<string>

export interface CoverUploadOptions {
  upload: UploadPicture
  /** Called with the URL of an uploaded picture. */
  onSent: (address: string) => void
  describeError: (error: unknown) => string
}

/** Upload of a cover. */
export interface CoverUpload {
  isBusy: boolean
  /** Message about the last failed upload. */
  problem: string | undefined
  send: (picture: File) => Promise<void>
  /** Aborts the upload and clears the message. */
  cancel: () => void
}

/** Uploads covers. Mounted in the editor, because the drawer with the field may close during an upload. */
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
