import type { IncomingMessage } from 'node:http'
import type { Framework } from '../framework.ts'
import type { OriginAnswer } from './origin.ts'

/**
 * A framework's router asks for the data of a page by fetch, which cannot follow a redirect to another site: the browser would
 * complain and ask the login site for nothing. An answer that is no data has the router go to the address itself, and
 * then the browser follows.
 */
export function forRouter(
  { headers }: IncomingMessage,
  answer: OriginAnswer,
  isRouter: Framework['isRouter'],
): OriginAnswer {
  if (!isRouter(headers) || !leavesSite(answer)) return answer
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    body: Buffer.alloc(0),
  }
}

function leavesSite({ status, headers }: OriginAnswer): boolean {
  return status >= 300 && status < 400 && /^(?:https?:)?\/\//i.test(headers.location ?? '')
}
