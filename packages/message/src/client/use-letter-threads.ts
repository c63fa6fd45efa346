'use client'

import { MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import { appendThreads, renewThreads, type ThreadPage } from '../model/renew.ts'
import { useStatus } from './use-status.ts'

/** Conversations by letters: live, and in pages. */
export function useLetterThreads(first: ThreadPage) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const status = useStatus()
  const [{ threads, total }, setLoaded] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const revision = status?.revision ?? JSON.stringify(status)
  useEffect(() => {
    if (revision === undefined) return
    let isCurrent = true
    getApi()
      .then((api) => api.letter.listLetterThreads({ body: { current: 1, size: MAX_PAGE_SIZE } }))
      // A list that could not be renewed stays as it is; the next change tries again.
      .then(
        ({ records, total: all }) => {
          if (isCurrent) setLoaded((known) => renewThreads(known, { threads: records, total: all }))
        },
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [revision, getApi])

  return {
    threads,
    failure,
    state: isLoading
      ? ('loading' as const)
      : threads.length < total
        ? ('idle' as const)
        : ('end' as const),
    loadMore: async () => {
      setLoading(true)
      setFailure(undefined)
      try {
        const api = await getApi()
        // The page in which the next one stands: some of it may be known.
        const current = Math.floor(threads.length / MAX_PAGE_SIZE) + 1
        const body = { current, size: MAX_PAGE_SIZE }
        const { records, total: all } = await api.letter.listLetterThreads({ body })
        setLoaded((known) =>
          // Renewed meanwhile, the list may end before that page begins.
          known.threads.length < threads.length
            ? known
            : appendThreads(known, { threads: records, total: all }),
        )
      } catch (error) {
        setFailure(describeFailure(error).message)
      }
      setLoading(false)
    },
  }
}
