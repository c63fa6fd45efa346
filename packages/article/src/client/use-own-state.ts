'use client'

import { useApi, useSession } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import { loadOwnState, type OwnState } from './own-state.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What the reader has done with an article; undefined for visitors and until it is known. Public pages are the same for
 * everybody, so the browser asks, in a quiet moment and again when the tab comes back into view.
 */
export function useOwnState(id: string): OwnState | undefined {
  const { session } = useSession()
  const getApi = useApi()
  const [state, setState] = useState<OwnState>()
  const reader = session?.userInfo.uid

  useEffect(() => {
    if (reader === undefined) return setState(undefined)
    let isGone = false
    // An answer that does not come leaves the controls as they are for everybody.
    const ask = async (isFresh: boolean) => {
      const answer = await loadOwnState(getApi, reader, id, isFresh)
      if (!isGone) setState(answer)
    }
    const cancel = whenIdle(() => ask(false))
    const look = () => {
      if (document.visibilityState === 'visible') ask(true).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      cancel()
      document.removeEventListener('visibilitychange', look)
    }
  }, [reader, getApi, id])

  return state
}
