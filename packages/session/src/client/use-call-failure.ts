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
  message: string
  /** Nothing was answered: the same call may succeed a moment later. */
  canRetry: boolean
}

/** What the client says of an answer without a message, such as a gateway's 502: a word for developers. */
const UNNAMED = /^HTTP \d{3}$/

/**
 * Turns what a call of the reader's threw into a sentence to show beside it. An expired session is followed at once; the
 * page is left for nothing else. Refusals carry the server's own words.
 * @example .catch((error) => setFailure(describeFailure(error).message))
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
