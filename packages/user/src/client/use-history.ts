'use client'

import type { Api } from '@mozhan/session/client'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useState } from 'react'
import { boundsOfDay, toVisitDays, type Visit } from '../model/history.ts'

/** Reading history with optimistic removal: a visit is shown again if the server refuses. */
export function useHistory(given: readonly Visit[], wasPaused: boolean) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [visits, setVisits] = useState(given)
  const [isPaused, setPaused] = useState(wasPaused)
  const [failure, setFailure] = useState<string>()

  const attempt = async (call: (api: Api) => Promise<unknown>, undo: () => void) => {
    setFailure(undefined)
    try {
      await call(await getApi())
    } catch (error) {
      undo()
      setFailure(describeFailure(error).message)
    }
  }
  const removeOthers = (
    isRemaining: (visit: Visit) => boolean,
    call: (api: Api) => Promise<unknown>,
  ) => {
    const before = visits
    setVisits((now) => now.filter(isRemaining))
    // Visits removed by other calls meanwhile stay removed.
    return attempt(call, () =>
      setVisits((now) => before.filter((visit) => now.includes(visit) || !isRemaining(visit))),
    )
  }

  return {
    visits,
    isPaused,
    failure,
    remove: (id: string) =>
      removeOthers(
        (visit) => visit.id !== id,
        (api) => api.history.deleteHistory({ params: { id } }),
      ),
    removeDay: (day: string) => {
      const ofDay = new Set(toVisitDays(visits).find((group) => group.day === day)?.visits)
      return removeOthers(
        (visit) => !ofDay.has(visit),
        (api) => api.history.clearHistory({ query: boundsOfDay(day) }),
      )
    },
    clear: () =>
      removeOthers(
        () => false,
        (api) => api.history.clearHistory(),
      ),
    pause: (next: boolean) => {
      setPaused(next)
      return attempt(
        (api) => api.history.pauseHistory({ params: { value: next ? 1 : 0 } }),
        () => setPaused(!next),
      )
    },
  }
}
