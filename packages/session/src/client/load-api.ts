import type { createApiClient } from '@mozhan/api-client'
import type { contract } from '@mozhan/api-client/contract'
import { parseSessionCookies } from '../session.ts'

/** The typed client of the whole contract. */
export type Api = ReturnType<typeof createApiClient<typeof contract>>

export interface ApiOptions {
  /**
   * Sends no token: for what everybody is told the same, so that a session that has ended takes nothing from who reads.
   * @default false
   */
  asVisitor?: boolean
}

/** The token that was sent last. */
let sentToken: string | undefined

const clients = new Map<string, Promise<Api>>()

/**
 * Fetches the client and the contract on first use, so that reading a page does not cost them.
 * Sends the access token of the moment with each call.
 */
export function loadApi(apiBase: string, { asVisitor = false }: ApiOptions = {}): Promise<Api> {
  const key = `${apiBase} ${asVisitor}`
  const known = clients.get(key)
  if (known) return known
  const client = createBrowserApi(apiBase, asVisitor)
  clients.set(key, client)
  // A chunk that failed to load may succeed next time.
  client.catch(() => clients.delete(key))
  return client
}

async function createBrowserApi(apiBase: string, asVisitor: boolean): Promise<Api> {
  const [{ createApiClient }, { contract }] = await Promise.all([
    import('@mozhan/api-client'),
    import('@mozhan/api-client/contract'),
  ])
  return createApiClient(contract, {
    baseUrl: apiBase,
    ...(asVisitor ? {} : { getToken: takeToken }),
  })
}

/** The access token of the moment, to be sent; by what is sent, `isTokenRenewed` tells whose refusal it hears of. */
export function takeToken(): string | undefined {
  sentToken = readToken()
  return sentToken
}

/** Whether the token that a call was refused with is not the session's any more: another tab has renewed it. */
export function isTokenRenewed(): boolean {
  const token = readToken()
  return sentToken !== undefined && token !== undefined && token !== sentToken
}

function readToken(): string | undefined {
  return parseSessionCookies(document.cookie)?.accessToken
}
