import 'server-only'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { createServerFetch, type ServerFetchOptions } from './server-fetch.ts'
import { serverApiUrl } from './site-config.ts'
import { tellFailures } from './tell-failures.ts'

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
