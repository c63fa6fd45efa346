/** What an access token says of its own time, in ms since the epoch. */
export interface TokenTime {
  issuedAt: number | undefined
  endsAt: number
}

/** The time of a token that is a JWT with an end; of any other, nothing is known. Believed for no right. */
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
 * Whether a token says of itself that its time is over: asking with it would only be refused.
 * @param now ms since the epoch
 */
export function isTokenOver(token: string, now: number): boolean {
  return (readTokenTime(token)?.endsAt ?? Number.POSITIVE_INFINITY) <= now
}
