/** Saves data before the page is left. */
export type BeforeLeave = () => void | Promise<void>

/** A slow disk must not hold up a redirect for longer. */
const CALLBACKS_TIMEOUT_MS = 1500

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
 * Runs all registered callbacks. Resolves even if one of them fails or exceeds the time limit of 1.5 s.
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
      // biome-ignore lint/suspicious/noConsole: unsaved input may be lost, and the page is about to be left
      console.error('before-leave callback failed', error)
    }
  })
  const timeout = new Promise((resolve) => setTimeout(resolve, CALLBACKS_TIMEOUT_MS))
  await Promise.race([Promise.all(all), timeout])
}

/**
 * Runs all registered callbacks, then a function that leaves or reloads the page. Without callbacks it runs synchronously.
 * @param end leaves or reloads the page
 * @example
 * ```ts
 * import { runBeforeLeaveThen } from '@mozhan/session/client'
 *
 * runBeforeLeaveThen(() => location.reload())
 * ```
 */
export function runBeforeLeaveThen(end: () => void): void {
  if (callbacks.size === 0) end()
  else void runBeforeLeave().then(end)
}
