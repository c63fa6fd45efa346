const LEAST = 1000
const MAX = 60_000

/**
 * How long to wait before the next try, in ms. Doubles up to a minute, and is spread widely, so that thousands of browsers
 * that lost the same server do not come back in the same moment.
 * @param failures tries that failed one after the other
 * @param random from 0 to 1
 */
export function backoff(failures: number, random: number): number {
  const most = Math.min(MAX, LEAST * 2 ** Math.min(failures, 10)) * 2
  return most * (0.25 + 0.75 * random)
}
