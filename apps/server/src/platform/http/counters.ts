import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/** What is counted: `points` acts within `duration` seconds. */
export interface CounterOptions {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
  /** Each process may count for itself where a shared counter would cost more than what it counts. */
  readonly isLocal?: boolean | undefined
  /** Nothing is ever taken back: a key that was refused is refused from memory until its window ends. */
  readonly isFinal?: boolean
}

/** Where acts are counted. */
export interface Counters {
  create(options: CounterOptions): RateLimiterAbstract
  stop(): Promise<void>
}
