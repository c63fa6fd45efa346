/** Timeout of the idle callback, ms. */
const TIMEOUT_MS = 1500

/**
 * Runs a task when the browser is idle. Errors of the task are ignored, because it only enhances a working page.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void | Promise<void>): () => void {
  const run = () => void Promise.resolve(task()).catch(() => {})
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: TIMEOUT_MS })
  return () => window.cancelIdleCallback(handle)
}
