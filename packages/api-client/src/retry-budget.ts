/** Limit of retries and time that several calls share. */
export interface RetryBudget {
  /** Uses one retry. @returns false if no retry is left or the time has elapsed */
  take(): boolean
  /** Remaining milliseconds, at least 1, the minimum of a timer. */
  remaining(): number
}

/** Options of `createRetryBudget`. */
export interface RetryBudgetOptions {
  /** Number of retries of all calls together. */
  retries: number
  /** Milliseconds from now until all calls time out. */
  time: number
  /** A clock in milliseconds. @default performance.now */
  now?: () => number
}

/**
 * Creates a budget of retries that several calls share. Its time starts at once.
 * @param options number of retries, and the time limit in milliseconds
 * @returns a value for the option `budget` of a client
 * @example
 * ```ts
 * import { createApiClient, createRetryBudget } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const budget = createRetryBudget({ retries: 4, time: 10_000 })
 * const api = createApiClient(contract, { budget })
 * ```
 */
export function createRetryBudget({
  retries,
  time,
  now = () => performance.now(),
}: RetryBudgetOptions): RetryBudget {
  const end = now() + time
  let left = retries
  return {
    take() {
      if (left <= 0 || now() >= end) return false
      left -= 1
      return true
    },
    remaining: () => Math.max(1, Math.round(end - now())),
  }
}
