'use client'

import { MAX_IMAGE_BYTES } from '@mozhan/api-client/contract'
import { InputError } from '@mozhan/api-client/errors'
import { useApi } from '@mozhan/session/client'
import { findPictureProblem } from '@mozhan/ui/form'
import { useCallback } from 'react'

interface UploadOptions {
  signal?: AbortSignal
  /** Called with the sent share, 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Returns a function that uploads a picture and resolves to its address.
 * @throws InputError for a file that is empty or too large; it is not sent
 */
export function useUploadImage(): (file: File, options?: UploadOptions) => Promise<string> {
  const getApi = useApi()
  return useCallback(
    async (file, options) => {
      const problem = findPictureProblem(file, MAX_IMAGE_BYTES)
      if (problem !== undefined) throw new InputError(problem)
      const api = await getApi()
      return api.file.uploadImage({ body: { file } }, options)
    },
    [getApi],
  )
}
