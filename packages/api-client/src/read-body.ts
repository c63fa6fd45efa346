import { NetworkError } from 'ky'

/** What a body is the answer to. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly signal?: AbortSignal | null
}

/**
 * Waits for a body, or a piece of one. Platforms fail with errors of their own when a connection breaks after the headers.
 * @throws NetworkError then; the reason of the signal when its owner has left
 */
export async function readBody<T>(reading: Promise<T>, { url, method, signal }: Asked): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (signal?.aborted || !(error instanceof Error)) throw error
    throw new NetworkError(new Request(url, { method }), { cause: error })
  }
}

/** A fetch whose answers have arrived whole: one that breaks off fails in time to be asked for again. */
export function fetchWhole(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    // The status of a refusal says enough without its body.
    if (!response.ok) return response
    // ky passes a request on.
    const text = await readBody(response.text(), input as Request)
    // Libraries replace the global class, some by one whose methods ky cannot set.
    const PlainResponse = response.constructor as typeof Response
    return new PlainResponse(text || null, response)
  }
}
