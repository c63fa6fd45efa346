import 'server-only'
import { isApiError } from '@mozhan/api-client'
import type { Api } from '../client/load-api.ts'
import { FAILURE_DIGEST, packFailure, tellSilence } from './fail-page.ts'
import { withoutRequest } from './without-request.ts'
import { wrapCalls } from './wrap-calls.ts'

/**
 * Has refusals carry themselves to the error boundary: Next hands an own `digest` of an error on to the browser, and
 * nothing else. A page that makes a 404 of what does not exist has caught the error before.
 */
export function tellFailures(api: Api): Api {
  return wrapCalls(api, (_name, call) => async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      if (isApiError(error)) Object.assign(error, { digest: FAILURE_DIGEST + packFailure(error) })
      throw tellSilence(withoutRequest(error))
    }
  })
}
