/** What several calls may repeat together, and how long they may take together. */
export interface RetryBudget {
  /** Takes one repetition out of the budget. @returns whether there was one, in time */
  take(): boolean
  /** Milliseconds that are left, at least 1: a timer knows nothing less. */
  remaining(): number
}

/** How much the calls that share a budget may repeat together. */
export interface RetryBudgetOptions {
  /** Repetitions of all calls together. */
  retries: number
  /** Milliseconds from now until every call is given up. */
  time: number
  /** A clock in milliseconds. @default performance.now */
  now?: () => number
}

/**
 * Makes a budget of repetitions that several calls share. Its time runs from this moment.
 * @param options number of repetitions, and the milliseconds within which they may begin
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
