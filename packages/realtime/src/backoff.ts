const MIN_WAIT_MS = 1000
const MAX_WAIT_MS = 60_000

/**
 * Exponential backoff with jitter, in ms. The mean doubles up to about a minute. The jitter prevents thousands of browsers from
 * reconnecting to a restarted server at the same moment.
 * @param failures number of consecutive failures
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: number): number {
  const maxWait = Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** Math.min(failures, 10)) * 2
  return maxWait * (0.25 + 0.75 * random)
}
