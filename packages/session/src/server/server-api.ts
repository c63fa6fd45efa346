import 'server-only'
import { createApiClient, isApiError } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { FAILURE_DIGEST, packFailure, tellSilence } from './fail-page.ts'
import { createServerFetch, type ServerFetchOptions } from './server-fetch.ts'
import { serverApiUrl } from './site-config.ts'

export type ServerApiOptions = ServerFetchOptions

/** Milliseconds a page waits for one answer of the API. */
const TIMEOUT = 8000

/** The API as an anonymous reader sees it, for public pages. The address is read at call time. */
export function createServerApi(options: ServerApiOptions = {}): Api {
  const api = createApiClient(contract, {
    baseUrl: serverApiUrl(),
    fetch: createServerFetch(options),
    timeout: TIMEOUT,
  })
  return tellFailures(api)
}

/**
 * Has refusals carry themselves to the error boundary: Next hands an own `digest` of an error on to the browser, and
 * nothing else. A page that makes a 404 of what does not exist has caught the error before.
 */
function tellFailures(api: Api): Api {
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
            throw tellSilence(error)
          }
        }
      },
    })
  // Each group keeps its calls and their types; only what they throw is looked at.
  return Object.fromEntries(Object.entries(api).map(([name, group]) => [name, wrap(group)])) as Api
}
