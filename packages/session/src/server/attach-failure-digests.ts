import 'server-only'
import { isApiError } from '@mozhan/api-client'
import type { Api } from '../client/load-api.ts'
import { hideRequest } from './hide-request.ts'
import { attachNoAnswerDigest, FAILURE_DIGEST, packFailure } from './redirect-failure.ts'
import { wrapCalls } from './wrap-calls.ts'

/**
 * Attaches the signed failure to errors of refused calls as `digest`, the only property that Next passes to the error boundary
 * in the browser. Pages that answer 404 catch the error before.
 */
export function attachFailureDigests(api: Api): Api {
  return wrapCalls(api, (_name, call) => async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      if (isApiError(error)) Object.assign(error, { digest: FAILURE_DIGEST + packFailure(error) })
      throw attachNoAnswerDigest(hideRequest(error))
    }
  })
}
