'use client'

import { useCallback, useRef } from 'react'

/**
 * Sends a change with the version that it is based on. After the user was warned of a newer version, the next attempt omits
 * the base, because sending again means replacing it.
 * @param isConflict whether an error says that there is a newer version
 * @example const send = useBasedOn(isConflict); await send(draft.basedOn, (basedOn) => update({ body: { …, basedOn } }))
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
