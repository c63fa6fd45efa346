'use client'

import { MAX_IMAGE_BYTES } from '@mozhan/api-client/contract'
import { InputError } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { findPictureProblem } from '@mozhan/ui/form'
import { useCallback } from 'react'

interface UploadOptions {
  signal?: AbortSignal
  /** Told the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** A function that sends a picture and answers its address; what is too large is not sent. */
export function useUploadImage(): (file: File, options?: UploadOptions) => Promise<string> {
  const getApi = useApi()
  return useCallback(
    async (file, options) => {
      const fault = findPictureProblem(file, MAX_IMAGE_BYTES)
      if (fault !== undefined) throw new InputError(fault)
      const api = await getApi()
      return api.file.uploadImage({ body: { file } }, options)
    },
    [getApi],
  )
}
