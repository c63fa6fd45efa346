'use client'

import { IMAGE_LIMIT_BYTES } from '@mozhan/api-client/contract'
import { useCallback } from 'react'
import { copy } from '../copy.ts'
import { UploadError, type UploadOptions, useUpload } from './use-upload.ts'

/**
 * A function that sends a picture and answers its address. What the server would refuse for its size is refused before
 * anything is sent; everything else about it the server finds in its content.
 */
export function useUploadImage(): (file: File, options?: UploadOptions) => Promise<string> {
  const send = useUpload()
  return useCallback(
    async (file, options) => {
      if (file.size === 0) throw new UploadError('ApiError', copy.picture.empty)
      if (file.size > IMAGE_LIMIT_BYTES) {
        const megabytes = IMAGE_LIMIT_BYTES / 1024 / 1024
        throw new UploadError('ApiError', copy.picture.tooLarge(megabytes))
      }
      // The calls bring their schemas along, which only who sends a picture has to fetch.
      const { contract } = await import('@mozhan/api-client/contract')
      return String(await send(contract.file.uploadImage.path, file, options))
    },
    [send],
  )
}
