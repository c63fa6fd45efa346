import { copy } from '../copy.ts'
import type { TopComment } from './comment-thread.ts'

/** The author of the page and all who have commented, by user id, each with what they did here. */
export function participantsOf(
  topComments: readonly TopComment[],
  ownerId: string,
): Map<string, string> {
  const rows = topComments.flatMap((top) => [top, ...top.replies])
  const ids = rows.filter(({ isDeleted }) => !isDeleted).map(({ author }) => author.id)
  return new Map([...ids.map((id) => [id, copy.commented] as const), [ownerId, copy.author]])
}
