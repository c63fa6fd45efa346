/**
 * Whether a token says of itself that its time is over: asking with it would only be refused. What is no JWT says
 * nothing.
 * @param now ms since the epoch
 */
export function isOver(token: string, now: number): boolean {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims))
    return typeof exp === 'number' && exp * 1000 <= now
  } catch {
    return false
  }
}
