import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRetryBudget, type RetryBudget } from '@mozhan/api-client'
import { cache } from 'react'

/** Retries bridge a restart of the API without putting load on one that is down. */
const PAGE = { retries: 4, time: 10_000 }
/** No retries: the page is soon rendered again, and must not wait for an addition. */
const SIDE = { retries: 0, time: 3000 }
/** Next renders its error page directly after a failure, by the same calls. They must not be retried again. */
const RETRY_PAUSE_MS = 500

const sideBudget = new AsyncLocalStorage<RetryBudget>()
const pageBudget = cache(() =>
  createRetryBudget(performance.now() < retriesPausedUntil ? { ...PAGE, retries: 0 } : PAGE),
)
let retriesPausedUntil = 0

/** The retry budget shared by the calls of this page; outside of a page, a new one. */
export function callBudget(): RetryBudget {
  return sideBudget.getStore() ?? pageBudget()
}

/** Runs calls with a short timeout and without retries. */
export function withSideBudget<Result>(calls: () => Result): Result {
  return sideBudget.run(createRetryBudget(SIDE), calls)
}

/** Call it when a call got no answer after all its retries. */
export function pauseRetries(): void {
  if (sideBudget.getStore() === undefined) retriesPausedUntil = performance.now() + RETRY_PAUSE_MS
}
