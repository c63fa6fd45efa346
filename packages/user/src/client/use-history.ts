'use client'

import type { Api } from '@mozhan/session/client'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useState } from 'react'
import { boundsOfDay, toVisitDays, type Visit } from '../model/history.ts'

/** A reading history on the page: what is taken away goes at once, and comes back where the server refuses. */
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
  const keepOnly = (isKept: (visit: Visit) => boolean, call: (api: Api) => Promise<unknown>) => {
    const before = visits
    setVisits((now) => now.filter(isKept))
    // What else was taken away meanwhile stays away.
    return attempt(call, () =>
      setVisits((now) => before.filter((visit) => now.includes(visit) || !isKept(visit))),
    )
  }

  return {
    visits,
    isPaused,
    failure,
    remove: (id: string) =>
      keepOnly(
        (visit) => visit.id !== id,
        (api) => api.history.deleteHistory({ params: { id } }),
      ),
    removeDay: (day: string) => {
      const ofDay = new Set(toVisitDays(visits).find((group) => group.day === day)?.visits)
      return keepOnly(
        (visit) => !ofDay.has(visit),
        (api) => api.history.clearHistory({ query: boundsOfDay(day) }),
      )
    },
    clear: () =>
      keepOnly(
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
