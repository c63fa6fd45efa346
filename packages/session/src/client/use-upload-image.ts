'use client'

import { file as files, IMAGE_LIMIT_BYTES } from '@mozhan/api-client/contract'
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
      return String(await send(files.uploadImage.path, file, options))
    },
    [send],
  )
}
