import type { Endpoint } from './contract/endpoint.ts'
import type { ClientOptions } from './options.ts'

// What a cookie holds after somebody stored a missing token in it.
const NO_TOKEN = new Set(['', 'null', 'undefined'])

/** The Authorization header of a call; empty when there is nobody to name. */
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
