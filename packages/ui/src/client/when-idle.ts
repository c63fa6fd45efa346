/** Longest wait for a quiet moment, ms. */
const PATIENCE = 1500

/**
 * Runs a task in a quiet moment. A task that fails does so alone: what runs here only adds to a page that works.
 * @returns cancels it
 */
export function whenIdle(task: () => void | Promise<void>): () => void {
  const run = () => void Promise.resolve(task()).catch(() => {})
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE })
  return () => window.cancelIdleCallback(handle)
}
