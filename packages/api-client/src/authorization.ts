import type { Endpoint } from './contract/endpoint.ts'
import type { ClientOptions } from './options.ts'

// Cookie values written by programs that stringify a missing token.
const NO_TOKEN = new Set(['', 'null', 'undefined'])

/** The Authorization header of a call; empty without credentials. */
export async function authorizationOf(
  endpoint: Endpoint,
  { getToken, clientCredentials }: ClientOptions,
): Promise<Record<string, string>> {
  if (endpoint.clientAuth) {
    if (!clientCredentials) return {}
    const { id, secret } = clientCredentials
    return { Authorization: `Basic ${btoa(`${id}:${secret}`)}` }
  }
  const token = (await getToken?.())?.trim() ?? ''
  return NO_TOKEN.has(token) ? {} : { Authorization: `Bearer ${token}` }
}
