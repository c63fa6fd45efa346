'use client'

import { isApiError } from '@mozhan/api-client'
import { CHANGED_ELSEWHERE } from '@mozhan/api-client/contract'
import { useCallback, useRef } from 'react'

/**
 * Sends a change with the version that it goes on from. Who was told that there is a newer one (code 409) and sends all the
 * same wants to replace it: that goes without.
 * @example const send = useBasedOn(); await send(draft.basedOn, (basedOn) => api.article.updateArticle({ body: { …, basedOn } }))
 */
export function useBasedOn() {
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
        isWarned.current = isApiError(error) && error.code === CHANGED_ELSEWHERE
        throw error
      }
    },
    [],
  )
}
