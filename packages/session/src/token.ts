/** What an access token says of its own time, in ms since the epoch. */
export interface TokenTime {
  /** ms since 1970; undefined where the token does not say. */
  issuedAt: number | undefined
  /** ms since 1970. */
  endsAt: number
}

/**
 * When a token was issued and when it ends, as far as it is a JWT that says so. The signature is not checked: never
 * grant a right by it.
 * @param token access or refresh token
 * @returns undefined for every other token
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
 * Whether a token has ended by its own account: the API would refuse it.
 * @param token access or refresh token
 * @param now ms since 1970
 * @returns false where the token does not say when it ends
 * @example
 * ```ts
 * import { isTokenOver } from '@mozhan/session'
 *
 * isTokenOver('eyJ….eyJ….c2ln', Date.now())
 * ```
 */
export function isTokenOver(token: string, now: number): boolean {
  return (readTokenTime(token)?.endsAt ?? Number.POSITIVE_INFINITY) <= now
}
