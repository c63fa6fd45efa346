import { takeToken } from '@mozhan/session/client'
import type { HttpResponse } from 'tus-js-client'

/** Prefix of our entries in the browser's storage. */
const MARK = 'mozhan-upload'
/** Lifetime of an incomplete upload on the server, in ms. */
const LIFETIME_MS = 3 * 24 * 3_600_000
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000]
/** Statuses that concern the user and not the upload. On other 4xx the library drops the upload and starts a new one. */
const SENDER_STATUSES = new Set([401, 403, 429])

export interface TusOptions {
  /** URL of the tus endpoint. */
  endpoint: string
  /** Id of the user. Uploads of other users of this browser are not resumed. */
  owner: string
  onProgress: (sent: number) => void
  onFailure: (failure: TusFailure) => void
  /** Called with the id of the upload when the server has received all bytes. */
  onReceived: (uploadId: string) => void
}

/** Reason of an interrupted upload. */
export interface TusFailure {
  /** HTTP status; absent without a response. */
  status?: number
  /** Message of the server. */
  message?: string
}

/** A resumable upload. */
export interface TusUpload {
  start: () => void
  pause: () => void
  /** Aborts and deletes the partial upload on the server. */
  cancel: () => void
}

class SenderRejectedError extends Error {
  readonly failure: TusFailure

  constructor(failure: TusFailure) {
    super('The server rejected the user')
    this.failure = failure
  }
}

/** Creates an upload, which resumes an earlier one of the same file. The library is loaded lazily. */
export async function openUpload(file: File, options: TusOptions): Promise<TusUpload> {
  const { Upload, DetailedError, defaultOptions } = await import('tus-js-client')
  const fingerprint = [MARK, options.owner, file.size, file.lastModified, file.name].join('|')
  const upload = new Upload(file, {
    endpoint: options.endpoint,
    retryDelays: RETRY_DELAYS,
    metadata: { filename: file.name },
    fingerprint: async () => fingerprint,
    removeFingerprintOnSuccess: true,
    // Read per request, because the token may be renewed during the upload.
    onBeforeRequest: (request) => {
      const token = takeToken()
      if (token) request.setHeader('authorization', `Bearer ${token}`)
    },
    onAfterResponse: (_request, response) => {
      if (SENDER_STATUSES.has(response.getStatus()))
        throw new SenderRejectedError(readFailure(response))
    },
    onShouldRetry: (error, attempt, all) =>
      !(error instanceof DetailedError && error.causingError instanceof SenderRejectedError) &&
      (defaultOptions.onShouldRetry?.(error, attempt, all) ?? false),
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => options.onReceived(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      if (!(error instanceof DetailedError)) return options.onFailure({})
      const { causingError, originalResponse } = error
      if (causingError instanceof SenderRejectedError)
        return options.onFailure(causingError.failure)
      options.onFailure(originalResponse ? readFailure(originalResponse) : {})
    },
  })
  const now = Date.now()
  const [previous] = (await upload.findPreviousUploads())
    .filter(({ creationTime }) => now - Date.parse(creationTime) < LIFETIME_MS)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime))
  if (previous) upload.resumeFromPreviousUpload(previous)
  return {
    start: () => upload.start(),
    pause: () => void upload.abort(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  }
}

/** Names of files whose upload the user has not completed in this browser. */
export function listUnfinished(owner: string): string[] {
  const names: string[] = []
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? ''
      if (!key.includes(`${MARK}|${owner}|`)) continue
      const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      const { creationTime, metadata } = (entry ?? {}) as {
        creationTime?: string
        metadata?: { filename?: string }
      }
      const age = Date.now() - Date.parse(creationTime ?? '')
      if (age < LIFETIME_MS && metadata?.filename) names.push(metadata.filename)
    }
  } catch {
    // Without storage there are no earlier uploads.
  }
  return names
}

function readFailure(response: HttpResponse): TusFailure {
  return { status: response.getStatus(), message: readMessage(response.getBody()) }
}

function readMessage(body: string): string | undefined {
  try {
    const { message }: { message?: unknown } = JSON.parse(body)
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
