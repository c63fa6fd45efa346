import type { OriginResponse } from './origin.ts'

/** The mark of a page that reports a rate limit. Quotes in text are escaped, so text cannot contain the mark. */
const MARK = /<[a-z]+ data-retry-after="(\d{1,5})"/

/** Sets the status 429 if the page reports a rate limit, because a page cannot set its own status. */
export function asTooMany(answer: OriginResponse): OriginResponse {
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true
  if (answer.status !== 200 || !isPage) return answer
  const seconds = MARK.exec(answer.body.toString())?.[1]
  if (seconds === undefined) return answer
  return { ...answer, status: 429, headers: { ...answer.headers, 'retry-after': seconds } }
}
