'use client'

import { MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useEffect, useState } from 'react'
import { appendThreads, mergeLatestThreads, type ThreadPage } from '../model/merge-latest.ts'
import { toStatusKey } from '../model/status-key.ts'
import { useStatus } from './use-status.ts'

/**
 * The list of letter threads, loaded in pages. Its first page is loaded again when the user's unread status changes, because a
 * new letter changes that.
 */
export function useLetterThreads(first: ThreadPage) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const unreadStatus = useStatus()
  const [{ threads, total }, setLoaded] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const statusKey = toStatusKey(unreadStatus)
  useEffect(() => {
    if (statusKey === undefined) return
    let isCurrent = true
    getApi()
      .then((api) => api.letter.listLetterThreads({ body: { current: 1, size: MAX_PAGE_SIZE } }))
      // A failure leaves the list unchanged; it is loaded again at the next change of the status.
      .then(
        ({ records, total: newTotal }) => {
          if (isCurrent)
            setLoaded((known) => mergeLatestThreads(known, { threads: records, total: newTotal }))
        },
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [statusKey, getApi])

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
        // Number of the page with the first thread that is not loaded; some of its threads may be loaded already.
        const current = Math.floor(threads.length / MAX_PAGE_SIZE) + 1
        const body = { current, size: MAX_PAGE_SIZE }
        const { records, total: newTotal } = await api.letter.listLetterThreads({ body })
        setLoaded((known) =>
          // The list may have been replaced meanwhile and end before that page.
          known.threads.length < threads.length
            ? known
            : appendThreads(known, { threads: records, total: newTotal }),
        )
      } catch (error) {
        setFailure(describeFailure(error).message)
      }
      setLoading(false)
    },
  }
}
