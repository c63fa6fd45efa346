import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { CounterOptions } from './counters.ts'

/** A counter of this process. */
export function createMemoryCounter({ keyPrefix, points, duration }: CounterOptions) {
  return new RateLimiterMemory({ keyPrefix, points, duration })
}

/** Options of a counter in a shared store, with a counter of this process as fallback. */
export function toSharedOptions(options: CounterOptions) {
  const { keyPrefix, points, duration, isFinal } = options
  return {
    keyPrefix,
    points,
    duration,
    insuranceLimiter: createMemoryCounter(options),
    // After the first refusal, further calls do not reach the store.
    ...(isFinal ? { inMemoryBlockOnConsumed: points + 1 } : {}),
  }
}
