/** Keeps something before the page goes away. */
export type BeforeLeave = () => void | Promise<void>

/** Longest wait for all of them, ms: nobody stays on a page that has to go because of a slow disk. */
const PATIENCE = 1500

const callbacks = new Set<BeforeLeave>()

/**
 * Runs a function before this package leaves the page: to sign in, to sign out, after an expiry, to reload.
 * @param callback may return a promise; the page waits for it, for a limited time
 * @returns a function that removes the callback
 * @example
 * ```ts
 * import { registerBeforeLeave } from '@mozhan/session/client'
 *
 * const remove = registerBeforeLeave(() => localStorage.setItem('draft', '…'))
 * ```
 */
export function registerBeforeLeave(callback: BeforeLeave): () => void {
  callbacks.add(callback)
  return () => callbacks.delete(callback)
}

/**
 * Runs all registered callbacks. Resolves also where one of them fails, or does not end in time.
 * @example
 * ```ts
 * import { runBeforeLeave } from '@mozhan/session/client'
 *
 * await runBeforeLeave()
 * location.reload()
 * ```
 */
export async function runBeforeLeave(): Promise<void> {
  const all = [...callbacks].map(async (callback) => {
    try {
      await callback()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a text may be lost, and the page is about to go with the reason
      console.error('A text could not be kept before the page left', error)
    }
  })
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

/**
 * Does something that ends the page, after all registered callbacks: at once where there are none.
 * @param end leaves or reloads the page
 * @example
 * ```ts
 * import { keepThen } from '@mozhan/session/client'
 *
 * keepThen(() => location.reload())
 * ```
 */
export function keepThen(end: () => void): void {
  if (callbacks.size === 0) end()
  else void runBeforeLeave().then(end)
}
