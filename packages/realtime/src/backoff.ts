const MIN_BASE_MS = 1000
const MAX_BASE_MS = 60_000

/**
 * Exponential backoff with jitter, in ms: between 0.5 and 2 times a value that doubles up to a minute. The jitter prevents
 * thousands of browsers from reconnecting to a restarted server at the same moment.
 * @param failures number of consecutive failures
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: number): number {
  const base = Math.min(MAX_BASE_MS, MIN_BASE_MS * 2 ** Math.min(failures, 10))
  return base * (0.5 + 1.5 * random)
}
