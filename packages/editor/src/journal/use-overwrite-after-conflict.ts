'use client'

import { useCallback, useRef } from 'react'

/**
 * Sends a change with the state that it is based on, so that the server can report a conflict. After a conflict the next
 * attempt omits the base, because sending again means overwriting the newer text. Any other error restores the check.
 * @param isConflict whether an error says that the server has a newer text
 * @example
 * const send = useOverwriteAfterConflict(isConflict)
 * await send(draft.basedOn, (basedOn) => update({ body: { …, basedOn } }))
 */
export function useOverwriteAfterConflict(isConflict: (error: unknown) => boolean) {
  const hasReportedConflict = useRef(false)
  return useCallback(
    async <Result>(
      basedOn: string | undefined,
      send: (basedOn: string | undefined) => Promise<Result>,
    ): Promise<Result> => {
      try {
        const result = await send(hasReportedConflict.current ? undefined : basedOn)
        hasReportedConflict.current = false
        return result
      } catch (error) {
        hasReportedConflict.current = isConflict(error)
        throw error
      }
    },
    [isConflict],
  )
}
