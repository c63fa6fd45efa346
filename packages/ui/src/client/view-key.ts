/** Names of crawlers that run scripts (CUBOT is a phone). Automated browsers are not crawlers. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|lighthouse|facebookexternalhit|mediapartners/i

export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent)
}

/** Storage key for a counted page; one per page and day in Shanghai. */
export function viewKey(name: string, now: Date): string {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  return `${VIEW_KEY_PREFIX}${day}:${name}`
}

export const VIEW_KEY_PREFIX = 'mozhan-view:'

/** Keys of earlier days, to be removed. */
export function findStaleViewKeys(keys: readonly string[], today: string): string[] {
  const current = today.slice(0, VIEW_KEY_PREFIX.length + 10)
  return keys.filter((key) => key.startsWith(VIEW_KEY_PREFIX) && !key.startsWith(current))
}
