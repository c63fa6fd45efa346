import 'server-only'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { createServerFetch } from './server-fetch.ts'
import { serverApiUrl } from './site-config.ts'

export interface ServerApiOptions {
  /** What the answers are about, such as `article:1` or `labels`; a change of it expires them. */
  tags?: readonly string[]
}

/** Milliseconds a page waits for one answer of the API. */
const TIMEOUT = 8000

/** The API as an anonymous reader sees it, for public pages. The address is read at call time. */
export function createServerApi({ tags }: ServerApiOptions = {}): Api {
  return createApiClient(contract, {
    baseUrl: serverApiUrl(),
    fetch: createServerFetch(tags),
    timeout: TIMEOUT,
  })
}
