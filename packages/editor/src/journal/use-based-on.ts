'use client'

import { useCallback, useRef } from 'react'

/**
 * Sends a change with the version that it goes on from. Who was told that there is a newer one and sends all the same wants
 * to replace it: that goes without.
 * @param isConflict whether an error says that there is a newer version
 * @example const send = useBasedOn(isConflict); await send(draft.basedOn, (basedOn) => api.article.updateArticle({ body: { …, basedOn } }))
 */
export function useBasedOn(isConflict: (error: unknown) => boolean) {
  const isWarned = useRef(false)
  return useCallback(
    async <Result>(
      basedOn: string | undefined,
      send: (basedOn: string | undefined) => Promise<Result>,
    ): Promise<Result> => {
      try {
        const result = await send(isWarned.current ? undefined : basedOn)
        isWarned.current = false
        return result
      } catch (error) {
        isWarned.current = isConflict(error)
        throw error
      }
    },
    [isConflict],
  )
}
