import type { OriginAnswer } from './origin.ts'

/** The error digest of a page whose API call got no answer, as React writes it into the page's data. */
const SILENCE = /\bdigest\W{1,10}no-answer\b/

/** Turns a 500 that was caused by an unreachable API into 503 with Retry-After. */
export function asUnavailable(answer: OriginAnswer): OriginAnswer {
  if (answer.status !== 500 || !SILENCE.test(answer.body.toString())) return answer
  return { ...answer, status: 503, headers: { ...answer.headers, 'retry-after': '5' } }
}
