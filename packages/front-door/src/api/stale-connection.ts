import type { ClientRequest } from 'node:http'

/**
 * Whether a request failed because the server closed an idle connection while it was reused. The server has not processed
 * the request, so it may be repeated.
 */
export function isStaleConnection(
  clientRequest: ClientRequest,
  error: NodeJS.ErrnoException,
): boolean {
  return clientRequest.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}
