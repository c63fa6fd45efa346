import type { createApiClient } from '@mozhan/api-client'
import type { contract } from '@mozhan/api-client/contract'
import { parseSessionCookies } from '../session.ts'

/** The typed client of the whole contract. */
export type Api = ReturnType<typeof createApiClient<typeof contract>>

/** The token that was sent last. */
let sentToken: string | undefined

const clients = new Map<string, Promise<Api>>()

/**
 * Fetches the client and the contract on first use, so that reading a page does not cost them.
 * Sends the access token of the moment with each call.
 */
export function loadApi(apiBase: string): Promise<Api> {
  const known = clients.get(apiBase)
  if (known) return known
  const client = createBrowserApi(apiBase)
  clients.set(apiBase, client)
  // A chunk that failed to load may succeed next time.
  client.catch(() => clients.delete(apiBase))
  return client
}

async function createBrowserApi(apiBase: string): Promise<Api> {
  const [{ createApiClient }, { contract }] = await Promise.all([
    import('@mozhan/api-client'),
    import('@mozhan/api-client/contract'),
  ])
  return createApiClient(contract, {
    baseUrl: apiBase,
    getToken: () => {
      sentToken = readToken()
      return sentToken
    },
  })
}

/** Whether the token that a call was refused with is not the session's any more: another tab has renewed it. */
export function isTokenRenewed(): boolean {
  const token = readToken()
  return sentToken !== undefined && token !== undefined && token !== sentToken
}

function readToken(): string | undefined {
  return parseSessionCookies(document.cookie)?.accessToken
}
