import type { OriginResponse } from './origin.ts'

/** The mark of a page that reports a rate limit. Quotes in text are escaped, so text cannot contain the mark. */
const MARK = /<[a-z]+ data-retry-after="(\d{1,5})"/

/** Sets the status 429 if the page reports a rate limit, because a page cannot set its own status. */
export function asTooMany(response: OriginResponse): OriginResponse {
  const isPage = response.headers['content-type']?.startsWith('text/html') === true
  if (response.status !== 200 || !isPage) return response
  const seconds = MARK.exec(response.body.toString())?.[1]
  if (seconds === undefined) return response
  return { ...response, status: 429, headers: { ...response.headers, 'retry-after': seconds } }
}
