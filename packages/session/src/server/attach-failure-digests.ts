import 'server-only'
import { isApiError, isTokenExpiredError } from '@mozhan/api-client'
import type { Api } from '../client/load-api.ts'
import { hideRequest } from './hide-request.ts'
import {
  attachNoAnswerDigest,
  EXPIRED_DIGEST,
  encodeFailure,
  FAILURE_DIGEST_PREFIX,
} from './redirect-failure.ts'
import { wrapCalls } from './wrap-calls.ts'

/**
 * Attaches code and message, signed, to errors with which the API answered a call. They form the `digest`, the only property
 * that Next passes to the error boundary in the browser. An expired token has a fixed digest instead. An error for which a
 * page shows 404 is caught by that page and does not reach the boundary.
 */
export function attachFailureDigests(api: Api): Api {
  return wrapCalls(api, (_name, call) => async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      if (isApiError(error)) {
        const digest = isTokenExpiredError(error)
          ? EXPIRED_DIGEST
          : FAILURE_DIGEST_PREFIX + encodeFailure(error)
        Object.assign(error, { digest })
      }
      // Network errors get a digest of their own. The request is hidden, because it contains the access token.
      throw attachNoAnswerDigest(hideRequest(error))
    }
  })
}
