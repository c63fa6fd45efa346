import { subscribe } from 'node:diagnostics_channel'
import { currentRequestId, REQUEST_ID_HEADER } from '@mozhan/operations'

/** An outgoing request of Node's fetch, before it is sent. */
interface OutgoingRequest {
  readonly origin?: string | URL
  addHeader(name: string, value: string): void
}

/**
 * Adds the id of the current request to calls of the API that a page makes. Cached pages must not depend on a header, so the
 * id is passed in the async context instead.
 */
export function passRequestId(apiUrl: string): void {
  const { origin } = new URL(apiUrl)
  subscribe('undici:request:create', (message) => {
    // The shape that Node documents for this channel.
    const { request } = message as { request: OutgoingRequest }
    const id = currentRequestId()
    if (id !== undefined && String(request.origin) === origin) {
      request.addHeader(REQUEST_ID_HEADER, id)
    }
  })
}
