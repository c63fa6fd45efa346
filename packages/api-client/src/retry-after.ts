/** Where the answer does not say. */
const DEFAULT_SECONDS = 60
const DAY = 86_400

/**
 * Reads a `Retry-After` header: seconds, or a date (RFC 9110 §10.2.3).
 * @returns whole seconds from 1 to a day, which fit into a timer
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number {
  const text = value?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(Math.max(seconds, 1), DAY)
}
