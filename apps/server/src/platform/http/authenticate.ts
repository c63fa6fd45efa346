import { contract, type Endpoint } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'
import type { EndedLogins } from './ended-logins.ts'
import { DomainError } from './errors.ts'
import type { Tokens, Viewer } from './tokens.ts'

/** What an access token is checked against. */
export interface Authentication {
  readonly tokens: Tokens
  readonly endedLogins: EndedLogins
}

/**
 * Bearer → Viewer, or null for a visitor. A token is checked wherever it is sent, open paths included:
 * a caller who believes to be signed in learns that the session is over.
 * @throws DomainError for a bad token, for one whose sign-in has ended, and for a missing one where the endpoint needs a session
 */
export async function authenticate(
  endpoint: Pick<Endpoint, 'access' | 'clientAuth'> & { readonly path?: string },
  authorization: string | undefined,
  { tokens, endedLogins }: Authentication,
): Promise<Viewer | null> {
  // These calls carry the client's own Basic header; signing out succeeds whatever became of the token.
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
