import { takeToken } from '@mozhan/session/client'
import type { HttpResponse } from 'tus-js-client'

/** Marks our entries in the browser's storage, beside the reader's id. */
const MARK = 'mozhan-upload'
/** How long the server keeps what is unfinished, ms. */
const LIFETIME = 3 * 24 * 3_600_000
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000]
/** What is said of the sender, not of the upload. The library would forget the upload for it, and begin another one. */
const ABOUT_SENDER = new Set([401, 403, 429])

export interface TusOptions {
  /** Where uploads are begun. */
  endpoint: string
  /** Who sends; nobody goes on with what another person began in the same browser. */
  owner: string
  onProgress: (sent: number) => void
  onFailure: (failure: TusFailure) => void
  /** Everything was received. Told the id of the upload. */
  onReceived: (uploadId: string) => void
}

/** Why sending stopped. */
export interface TusFailure {
  /** HTTP status; absent where nothing was answered. */
  status?: number
  /** The server's own sentence. */
  message?: string
}

/** A file on its way. */
export interface TusUpload {
  start: () => void
  pause: () => void
  /** Gives up; the server forgets what it has. */
  cancel: () => void
}

class SenderRefused extends Error {
  readonly failure: TusFailure

  constructor(failure: TusFailure) {
    super('The sender was refused')
    this.failure = failure
  }
}

/** Goes on with the file where it was left, or begins it. The library is fetched by those who upload. */
export async function openUpload(file: File, options: TusOptions): Promise<TusUpload> {
  const { Upload, DetailedError, defaultOptions } = await import('tus-js-client')
  const fingerprint = [MARK, options.owner, file.size, file.lastModified, file.name].join('|')
  const upload = new Upload(file, {
    endpoint: options.endpoint,
    retryDelays: RETRY_DELAYS,
    metadata: { filename: file.name },
    fingerprint: async () => fingerprint,
    removeFingerprintOnSuccess: true,
    // The token of the moment: it may have been renewed while the file was on its way.
    onBeforeRequest: (request) => {
      const token = takeToken()
      if (token) request.setHeader('authorization', `Bearer ${token}`)
    },
    onAfterResponse: (_request, response) => {
      if (ABOUT_SENDER.has(response.getStatus())) throw new SenderRefused(readFailure(response))
    },
    onShouldRetry: (error, attempt, all) =>
      !(error instanceof DetailedError && error.causingError instanceof SenderRefused) &&
      (defaultOptions.onShouldRetry?.(error, attempt, all) ?? false),
    onProgress: (sent) => options.onProgress(sent),
    onSuccess: () => options.onReceived(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      if (!(error instanceof DetailedError)) return options.onFailure({})
      const { causingError, originalResponse } = error
      if (causingError instanceof SenderRefused) return options.onFailure(causingError.failure)
      options.onFailure(originalResponse ? readFailure(originalResponse) : {})
    },
  })
  const now = Date.now()
  const [previous] = (await upload.findPreviousUploads())
    .filter(({ creationTime }) => now - Date.parse(creationTime) < LIFETIME)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime))
  if (previous) upload.resumeFromPreviousUpload(previous)
  return {
    start: () => upload.start(),
    pause: () => void upload.abort(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  }
}

/** Names of files that this person has begun here and not finished. */
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
      if (age < LIFETIME && metadata?.filename) names.push(metadata.filename)
    }
  } catch {
    // Storage is blocked: nothing is known of earlier uploads.
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
