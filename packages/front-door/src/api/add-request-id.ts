import { subscribe } from 'node:diagnostics_channel'
import { currentRequestId, REQUEST_ID_HEADER } from '@mozhan/operations'

/** An outgoing request of Node's fetch, before it is sent. */
interface OutgoingRequest {
  readonly origin?: string | URL
  addHeader(name: string, value: string): void
}

/**
 * From now on, adds the id of the current request to each fetch that a page makes to the API while it is rendered. The id
 * comes from the async context: a page that read it with Next's `headers()` would become dynamic and could not be cached.
 */
export function addRequestIdToApiFetches(apiUrl: string): void {
  const { origin } = new URL(apiUrl)
  subscribe('undici:request:create', (message) => {
    // The shape that undici documents for this channel.
    const { request } = message as { request: OutgoingRequest }
    const id = currentRequestId()
    if (id !== undefined && String(request.origin) === origin) {
      request.addHeader(REQUEST_ID_HEADER, id)
    }
  })
}
