import type { OriginResponse } from './origin.ts'

/** Error digest of a page whose API call got no response, as React writes it into the page data. */
const NO_ANSWER = /\bdigest\W{1,10}no-answer\b/

/** Changes a 500 that was caused by an unreachable API to a 503 with Retry-After. */
export function asUnavailable(response: OriginResponse): OriginResponse {
  if (response.status !== 500 || !NO_ANSWER.test(response.body.toString())) return response
  return { ...response, status: 503, headers: { ...response.headers, 'retry-after': '5' } }
}
