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

/** What to tell about a call that failed. */
export interface CallFailure {
  /** A sentence for the reader. */
  message: string
  /** Nothing was answered: the same call may succeed a moment later. */
  canRetry: boolean
}

/** What the client says of an answer without a message, such as a gateway's 502: a word for developers. */
const UNNAMED = /^HTTP \d{3}$/

/**
 * Turns what a call of the reader threw into a sentence to show beside it. An expired session leaves for the login
 * site at once; no other failure leaves the page. Refusals carry the server's own sentence.
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
        const leaves = handleExpiry()
        return leaves
          ? { message: copy.expired, canRetry: false }
          : { message: copy.failed, canRetry: true }
      }
      if (isInputError(error)) return { message: error.message, canRetry: false }
      if (isRefusal(error) && error.message && !UNNAMED.test(error.message)) {
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
