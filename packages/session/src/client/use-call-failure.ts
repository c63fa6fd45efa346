'use client'

import {
  isInputError,
  isRefusal,
  isTokenExpiredError,
  isUnanswered,
} from '@mozhan/api-client/errors'
import { useCallback } from 'react'
import { copy } from '../copy.ts'
import { useSessionActions } from './use-session-actions.ts'

/** A failed call, as shown to the reader. */
export interface CallFailure {
  /** A sentence for the reader. */
  message: string
  /** Whether the same call may succeed later. */
  canRetry: boolean
}

/** Message of the client for an answer without one, such as a gateway's 502. Not meant for readers. */
const STATUS_MESSAGE = /^HTTP \d{3}$/

/**
 * Turns the error of a call into a sentence for the reader. An expired session redirects to the login site at once; no other
 * failure leaves the page. Refusals show the sentence of the server.
 * @returns the same function in every render
 * @example
 * ```tsx
 * import { useApi, useCallFailure } from '@mozhan/session/client'
 * import { useState } from 'react'
 *
 * export function RemoveButton({ id }: { id: string }) {
 *   const getApi = useApi()
 *   const describeFailure = useCallFailure()
 *   const [failure, setFailure] = useState<string>()
 *   const remove = async () => {
 *     const api = await getApi()
 *     await api.comment.deleteComment({ params: { id } })
 *   }
 *   return (
 *     <button
 *       type="button"
 *       onClick={() => remove().catch((error) => setFailure(describeFailure(error).message))}
 *     >
 *       {failure ?? '删除'}
 *     </button>
 *   )
 * }
 * ```
 */
export function useCallFailure(): (error: unknown) => CallFailure {
  const { handleExpiry } = useSessionActions()
  return useCallback(
    (error) => {
      if (isTokenExpiredError(error)) {
        const isLeaving = handleExpiry()
        return isLeaving
          ? { message: copy.expired, canRetry: false }
          : { message: copy.failed, canRetry: true }
      }
      if (isInputError(error)) return { message: error.message, canRetry: false }
      if (isRefusal(error) && error.message && !STATUS_MESSAGE.test(error.message)) {
        return { message: error.message, canRetry: false }
      }
      if (isUnanswered(error) || error instanceof TypeError) {
        return { message: copy.offline, canRetry: true }
      }
      return { message: copy.failed, canRetry: true }
    },
    [handleExpiry],
  )
}
