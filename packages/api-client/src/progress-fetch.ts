/**
 * A fetch that tells how far a body has been sent, which the platform's own does not.
 * @param onProgress told the share that was sent, 0 to 1
 */
export function createProgressFetch(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init)
    const { signal } = asked
    // With the boundary of its parts in its type.
    const body = await asked.blob()
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const request = createRequest()
      request.open(asked.method, asked.url)
      for (const [name, value] of asked.headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      // As a fetch fails, so that the client takes it for the same.
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(signal.reason)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body)
    })
  }
}

/** What is used of the browser's XMLHttpRequest. Programs without types of the DOM compile this file too. */
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
  // Every browser has the class; elsewhere this throws, as any missing global would.
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
