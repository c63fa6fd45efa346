import type { OriginResponse } from './origin.ts'

/** Error digest of a page whose API call got no answer, as React writes it into the page data. */
const NO_ANSWER = /\bdigest\W{1,10}no-answer\b/

/** Changes a 500 that was caused by an unreachable API to a 503 with Retry-After. */
export function asUnavailable(answer: OriginResponse): OriginResponse {
  if (answer.status !== 500 || !NO_ANSWER.test(answer.body.toString())) return answer
  return { ...answer, status: 503, headers: { ...answer.headers, 'retry-after': '5' } }
}
