/**
 * A `fetch` with upload progress, based on XMLHttpRequest.
 * @param onProgress called with the share that has been sent, 0 to 1
 */
export function createProgressFetch(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const source = new Request(input, init)
    const { signal } = source
    // The type of the blob contains the multipart boundary.
    const body = await source.blob()
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const request = createRequest()
      request.open(source.method, source.url)
      for (const [name, value] of source.headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      // The same error as of `fetch`, so that the client treats it alike.
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(signal.reason)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
  }
}

/** The used part of XMLHttpRequest, declared here because programs without DOM types compile this file, too. */
interface UploadRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null }
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  readonly status: number
  readonly responseText: string
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: Blob): void
  abort(): void
}

function createRequest(): UploadRequest {
  // Available in every browser; elsewhere this throws.
  const { XMLHttpRequest } = globalThis as unknown as { XMLHttpRequest: new () => UploadRequest }
  return new XMLHttpRequest()
}

function toResponse(request: UploadRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const [name, ...value] = line.split(':')
    return name ? [[name, value.join(':').trim()]] : []
  })
  return new Response(request.responseText || null, { status: request.status, headers })
}
