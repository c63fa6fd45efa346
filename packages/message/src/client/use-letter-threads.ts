'use client'

import { MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import { appendThreads, mergeLatestThreads, type ThreadPage } from '../model/merge-latest.ts'
import { useStatus } from './use-status.ts'

/** The list of letter threads, updated live and loaded in pages. */
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
      // A failure leaves the list unchanged; the next change of the status tries again.
      .then(
        ({ records, total: all }) => {
          if (isCurrent)
            setLoaded((known) => mergeLatestThreads(known, { threads: records, total: all }))
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
        // The page with the next thread; some of its threads may be loaded already.
        const current = Math.floor(threads.length / MAX_PAGE_SIZE) + 1
        const body = { current, size: MAX_PAGE_SIZE }
        const { records, total: all } = await api.letter.listLetterThreads({ body })
        setLoaded((known) =>
          // The list may have been replaced meanwhile and end before that page.
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
