import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRetryBudget, type RetryBudget } from '@mozhan/api-client'
import { cache } from 'react'

/** An API that is just restarting must not turn into an error page, and one that is away must be left alone. */
const PAGE = { retries: 4, time: 10_000 }
/** A part that fails is tried again with the page's next version, so no reader waits long for it. */
const SIDE = { retries: 0, time: 3000 }
/** Milliseconds after a page found no API in which none repeats anything: Next makes its error page at once, by the same calls. */
const SILENCE = 500

const sideBudget = new AsyncLocalStorage<RetryBudget>()
const pageBudget = cache(() =>
  createRetryBudget(performance.now() < silentUntil ? { ...PAGE, retries: 0 } : PAGE),
)
let silentUntil = 0

/** What the calls of this page load may repeat together; outside of a page, a budget of its own. */
export function callBudget(): RetryBudget {
  return sideBudget.getStore() ?? pageBudget()
}

/** Runs calls that may take little time, and repeat nothing. */
export function withSideBudget<Result>(calls: () => Result): Result {
  return sideBudget.run(createRetryBudget(SIDE), calls)
}

/** To be called when a call got no answer, after all its repetitions. */
export function noteSilence(): void {
  if (sideBudget.getStore() === undefined) silentUntil = performance.now() + SILENCE
}
