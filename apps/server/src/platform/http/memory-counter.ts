import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { CounterOptions } from './counters.ts'

/** A counter of this process. */
export function createMemoryCounter({ keyPrefix, points, duration }: CounterOptions) {
  return new RateLimiterMemory({ keyPrefix, points, duration })
}

/** Options of a counter in a store that all instances share; this process stands in for a store that is away. */
export function toSharedOptions(options: CounterOptions) {
  const { keyPrefix, points, duration, isFinal } = options
  return {
    keyPrefix,
    points,
    duration,
    insuranceLimiter: createMemoryCounter(options),
    // From then on a flood costs the store nothing.
    ...(isFinal ? { inMemoryBlockOnConsumed: points + 1 } : {}),
  }
}
