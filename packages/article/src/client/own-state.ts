import type { Api } from '@mozhan/session/client'

/** What the reader has done with an article. */
export interface OwnState {
  isLiked: boolean
  isCollected: boolean
}

const asked = new Map<string, Promise<OwnState>>()

/**
 * Asks once per page and reader what the reader has done with an article: two controls want to know.
 * @param isFresh asks again, as after a return to the tab
 */
export function loadOwnState(
  getApi: () => Promise<Api>,
  reader: string,
  id: string,
  isFresh = false,
): Promise<OwnState> {
  const key = `${reader} ${id}`
  const known = asked.get(key)
  if (known && !isFresh) return known
  const answer = getApi().then(async (api) => {
    const { isThumb, isCollect } = await api.article.getState({ params: { id } })
    return { isLiked: isThumb, isCollected: isCollect }
  })
  asked.set(key, answer)
  answer.catch(() => asked.delete(key))
  return answer
}
