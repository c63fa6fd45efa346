import { NetworkError } from 'ky'

/** The request of a body. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly signal?: AbortSignal | null
}

/**
 * Waits for a body or a chunk of it. Unifies the platform-specific errors of a connection that breaks after the headers.
 * @throws NetworkError if the connection breaks; the reason of the signal if it was aborted
 */
export async function readBody<T>(
  reading: Promise<T>,
  { url, method, signal }: SentRequest,
): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (signal?.aborted || !(error instanceof Error)) throw error
    throw new NetworkError(new Request(url, { method }), { cause: error })
  }
}

/** A `fetch` that buffers the body, so that an interrupted answer fails early enough for a retry. */
export function fetchWhole(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    // Failed statuses are retried by status, without their body.
    if (!response.ok) return response
    // ky passes a `Request`.
    const text = await readBody(response.text(), input as Request)
    // Uses the class of the response, because some libraries replace the global one by a class that ky cannot extend.
    const PlainResponse = response.constructor as typeof Response
    return new PlainResponse(text || null, response)
  }
}
