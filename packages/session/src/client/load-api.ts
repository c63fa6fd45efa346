import type { createApiClient } from '@mozhan/api-client'
import type { contract } from '@mozhan/api-client/contract'
import { parseSessionCookies } from '../session.ts'

/** The typed client of the whole contract. */
export type Api = ReturnType<typeof createApiClient<typeof contract>>

/** Options of the API client in the browser. */
export interface ApiOptions {
  /**
   * Repeats a public call without the token if the session has ended: for answers that are the same for every reader, so that
   * an ended session does not hide them.
   * @default false
   */
  asVisitorOnExpiry?: boolean
}

/** The token that was sent last. */
let sentToken: string | undefined

const clients = new Map<string, Promise<Api>>()

/**
 * Downloads the API client on first use, so that reading a page does not cost the download. Each call sends the current
 * access token.
 * @param apiBase path or origin of the API
 * @param options whether calls are repeated without the token
 * @returns the client; the same one for the same arguments
 * @throws TypeError if the client cannot be downloaded; the next call retries the download
 */
export function loadApi(
  apiBase: string,
  { asVisitorOnExpiry = false }: ApiOptions = {},
): Promise<Api> {
  const key = `${apiBase} ${asVisitorOnExpiry}`
  const known = clients.get(key)
  if (known) return known
  const client = createBrowserApi(apiBase, asVisitorOnExpiry)
  clients.set(key, client)
  // A chunk that failed to load may succeed next time.
  client.catch(() => clients.delete(key))
  return client
}

async function createBrowserApi(apiBase: string, asVisitorOnExpiry: boolean): Promise<Api> {
  const [{ createApiClient }, { contract }] = await Promise.all([
    import('@mozhan/api-client'),
    import('@mozhan/api-client/contract'),
  ])
  return createApiClient(contract, { baseUrl: apiBase, getToken: takeToken, asVisitorOnExpiry })
}

/**
 * Returns the current access token for a request that is sent without the client, and records it as the last sent token.
 * @returns undefined if no user is signed in
 * @example
 * ```ts
 * import { takeToken } from '@mozhan/session/client'
 *
 * const token = takeToken()
 * const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
 * await fetch('/api/article/file/upload', { method: 'POST', headers })
 * ```
 */
export function takeToken(): string | undefined {
  sentToken = readToken()
  return sentToken
}

/** Whether the session has another token than the one sent last, because another tab has renewed it. */
export function isTokenRenewed(): boolean {
  const token = readToken()
  return sentToken !== undefined && token !== undefined && token !== sentToken
}

function readToken(): string | undefined {
  return parseSessionCookies(document.cookie)?.accessToken
}
