import { subscribe } from 'node:diagnostics_channel'
import { currentRequestId, REQUEST_ID_HEADER } from '@mozhan/operations'

/** What Node's fetch tells of a request that it is about to send. */
interface OutgoingRequest {
  readonly origin?: string | URL
  addHeader(name: string, value: string): void
}

/**
 * Has what pages ask of the API carry the id of the request that they are made for. A page that is kept may not depend on
 * a header, so the id travels beside it.
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
