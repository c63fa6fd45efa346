import { contract, type Endpoint } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'
import type { EndedLogins } from './ended-logins.ts'
import { DomainError } from './errors.ts'
import type { Tokens, Viewer } from './tokens.ts'

/** What authentication needs. */
export interface Authentication {
  readonly tokens: Tokens
  readonly endedLogins: EndedLogins
}

/**
 * Resolves a bearer token to a viewer, or null for a visitor. A token is verified on open paths too, so that a client with
 * an expired session learns of it.
 * @throws DomainError for an invalid token, for a token of an ended sign-in, and for a missing one if the endpoint requires
 *   a session
 */
export async function authenticate(
  endpoint: Pick<Endpoint, 'access' | 'clientAuth'> & { readonly path?: string },
  authorization: string | undefined,
  { tokens, endedLogins }: Authentication,
): Promise<Viewer | null> {
  // These calls carry the Basic header of the client. Signing out succeeds with any token.
  if (endpoint.clientAuth === true || endpoint.path === contract.auth.logout.path) return null
  if (authorization === undefined || authorization.trim() === '') {
    if (endpoint.access === 'session') throw new DomainError('unauthenticated')
    return null
  }
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) throw new DomainError('badHeader')
  const viewer = await tokens.verify(token)
  if (viewer.loginId !== undefined && (await endedLogins.has(viewer.loginId))) {
    throw new DomainError('unauthenticated', copy.expiredToken)
  }
  return viewer
}
