'use client'

import { isTokenExpired } from '@mozhan/api-client/contract'
import { useCallback } from 'react'
import { takeToken } from './load-api.ts'
import { useSiteConfig } from './SessionProvider.tsx'

export interface UploadOptions {
  signal?: AbortSignal
  /** Told the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** A refusal, with the server's own sentence; `name` is what the client's errors carry. */
export class UploadError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

const SUCCESS = 20_000

/**
 * A function that sends a file as part `file` of a multipart call and answers its `data`. By XMLHttpRequest, since fetch
 * tells nobody how far it has come. Errors are named as the API client's are: TokenExpiredError, ApiError, NetworkError.
 * @example const send = useUpload(); await send('/article/file/upload', file, { onProgress })
 */
export function useUpload(): (
  path: string,
  file: File,
  options?: UploadOptions,
) => Promise<unknown> {
  const { apiBase } = useSiteConfig()
  return useCallback(
    (path, file, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(cancelled())
        const request = new XMLHttpRequest()
        request.open('POST', apiBase + path)
        const token = takeToken()
        if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
        request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
        request.onload = () => settle(request, resolve, reject)
        request.onerror = () => reject(new UploadError('NetworkError', 'the upload broke off'))
        request.onabort = () => reject(cancelled())
        signal?.addEventListener('abort', () => request.abort(), { once: true })
        const body = new FormData()
        body.set('file', file)
        request.send(body)
      }),
    [apiBase],
  )
}

function cancelled(): DOMException {
  return new DOMException('the upload was cancelled', 'AbortError')
}

function settle(
  { responseText, status }: XMLHttpRequest,
  resolve: (data: unknown) => void,
  reject: (error: Error) => void,
): void {
  const { code, message, data } = parseEnvelope(responseText, status)
  const name = isTokenExpired({ code, status }) ? 'TokenExpiredError' : 'ApiError'
  if (code === SUCCESS) resolve(data)
  else reject(new UploadError(name, message))
}

function parseEnvelope(text: string, status: number) {
  try {
    const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } =
      JSON.parse(text)
    return { code: Number(code ?? status), message: String(message ?? ''), data }
  } catch {
    return { code: status, message: '', data: undefined }
  }
}
