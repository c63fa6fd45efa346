import type { IncomingMessage } from 'node:http'
import type { Framework } from '../framework.ts'
import type { OriginResponse } from './origin.ts'

/**
 * Replaces redirects to other sites in responses to the framework's router. The router uses fetch, which cannot follow them
 * because of CORS. After a response that is no router data, the router navigates to the address, and the browser follows the
 * redirect.
 */
export function forRouter(
  { headers }: IncomingMessage,
  response: OriginResponse,
  isRouter: Framework['isRouter'],
): OriginResponse {
  if (!isRouter(headers) || !leavesSite(response)) return response
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    body: Buffer.alloc(0),
  }
}

function leavesSite({ status, headers }: OriginResponse): boolean {
  return status >= 300 && status < 400 && /^(?:https?:)?\/\//i.test(headers.location ?? '')
}
