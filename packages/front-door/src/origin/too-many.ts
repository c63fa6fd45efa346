import type { OriginAnswer } from './origin.ts'

/** What a page is marked with that shows that its reader came too often. In text, quotes never stand as they are. */
const MARK = /<[a-z]+ data-retry-after="(\d{1,5})"/

/** The same answer with the status 429, where the page says that its reader came too often: a page cannot choose its status. */
export function asTooMany(answer: OriginAnswer): OriginAnswer {
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true
  if (answer.status !== 200 || !isPage) return answer
  const seconds = MARK.exec(answer.body.toString())?.[1]
  if (seconds === undefined) return answer
  return { ...answer, status: 429, headers: { ...answer.headers, 'retry-after': seconds } }
}
