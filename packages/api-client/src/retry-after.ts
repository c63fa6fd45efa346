/** Used if the header is missing or invalid. */
const DEFAULT_SECONDS = 60
const MAX_SECONDS = 86_400

/**
 * Parses a `Retry-After` header: seconds, or a date (RFC 9110 §10.2.3).
 * @returns whole seconds from 1 to a day, so that they fit into a timer
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number {
  const text = value?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(Math.max(seconds, 1), MAX_SECONDS)
}
