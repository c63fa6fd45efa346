import type { OriginAnswer } from './origin.ts'

/** The digest of an error by which a page says that the API did not answer. */
const SILENCE = /\bdigest\W{1,10}no-answer\b/

/** A page that could not be made because the API did not answer is no fault of a program: it may be there in a moment. */
export function asUnavailable(answer: OriginAnswer): OriginAnswer {
  if (answer.status !== 500 || !SILENCE.test(answer.body.toString())) return answer
  return { ...answer, status: 503, headers: { ...answer.headers, 'retry-after': '5' } }
}
