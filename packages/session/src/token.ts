/** Times of an access token. */
export interface TokenTime {
  /** Milliseconds since 1970; undefined if the token has no `iat` claim. */
  issuedAt: number | undefined
  /** Milliseconds since 1970. */
  endsAt: number
}

/**
 * Reads when a JWT was issued and when it expires. The signature is not verified, so grant no rights by the result.
 * @param token access or refresh token
 * @returns undefined for a token that is not a JWT or has no `exp` claim
 */
export function readTokenTime(token: string): TokenTime | undefined {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { iat, exp }: { iat?: unknown; exp?: unknown } = JSON.parse(atob(claims))
    if (typeof exp !== 'number') return undefined
    return { issuedAt: typeof iat === 'number' ? iat * 1000 : undefined, endsAt: exp * 1000 }
  } catch {
    return undefined
  }
}

/**
 * Whether a token has expired according to its `exp` claim. The signature is not verified.
 * @param token access or refresh token
 * @param now milliseconds since 1970
 * @returns false if the token has no expiry
 * @example
 * ```ts
 * import { isTokenExpired } from '@mozhan/session'
 *
 * isTokenExpired('eyJ….eyJ….c2ln', Date.now())
 * ```
 */
export function isTokenExpired(token: string, now: number): boolean {
  return (readTokenTime(token)?.endsAt ?? Number.POSITIVE_INFINITY) <= now
}
