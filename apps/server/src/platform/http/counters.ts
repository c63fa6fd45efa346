import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** A rate limit: `points` calls within `duration` seconds. */
export interface CounterOptions {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
  /** Counts per process, for calls that are cheaper than a shared counter. */
  readonly isLocal?: boolean | undefined
  /** Points are never returned, so a blocked key is refused from memory until its window ends. */
  readonly isFinal?: boolean
}

/** Factory of rate limit counters. */
export interface RateLimitCounters {
  create(options: CounterOptions): RateLimiterAbstract
  stop(): Promise<void>
}
