/** A factor for every number of RATE_LIMITS; `off`: nothing is counted. Guessing is guarded all the same. */
export type RateLimitScale = number | 'off'

const NAME = 'RATE_LIMITS'

/** Reads RATE_LIMITS. What is wrong with it is added to `problems`. */
export function readRateLimits(
  text: (name: string) => string | undefined,
  problems: string[],
): RateLimitScale {
  const value = text(NAME) ?? '1'
  if (value === 'off') return value
  const scale = /^\d{1,4}(?:\.\d{1,3})?$/.test(value) ? Number(value) : Number.NaN
  if (scale > 0) return scale
  problems.push(`${NAME} is "${value}"; set it to a factor such as 0.5 or 2, or to off.`)
  return 1
}
