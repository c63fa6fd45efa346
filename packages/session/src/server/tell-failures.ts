import 'server-only'
import { isApiError } from '@mozhan/api-client'
import type { Api } from '../client/load-api.ts'
import { FAILURE_DIGEST, packFailure, tellSilence } from './fail-page.ts'
import { withoutRequest } from './without-request.ts'

/**
 * Has refusals carry themselves to the error boundary: Next hands an own `digest` of an error on to the browser, and
 * nothing else. A page that makes a 404 of what does not exist has caught the error before.
 */
export function tellFailures(api: Api): Api {
  const wrap = (group: object) =>
    new Proxy(group, {
      get(target, name) {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== 'function') return call
        return async (...args: unknown[]) => {
          try {
            return await Reflect.apply(call, target, args)
          } catch (error) {
            if (isApiError(error)) {
              Object.assign(error, { digest: FAILURE_DIGEST + packFailure(error) })
            }
            throw tellSilence(withoutRequest(error))
          }
        }
      },
    })
  // Each group keeps its calls and their types; only what they throw is looked at.
  return Object.fromEntries(Object.entries(api).map(([name, group]) => [name, wrap(group)])) as Api
}
