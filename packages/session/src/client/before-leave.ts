/** Keeps something before the page goes away. */
export type BeforeLeave = () => void | Promise<void>

/** Longest wait for all of them, ms: nobody stays on a page that has to go because of a slow disk. */
const PATIENCE = 1500

const callbacks = new Set<BeforeLeave>()

/** Has `callback` run before every full-page leave of ours (sign-in, sign-out, expiry, reload). @returns takes it back */
export function registerBeforeLeave(callback: BeforeLeave): () => void {
  callbacks.add(callback)
  return () => callbacks.delete(callback)
}

/** Runs what has to be kept first. One that fails or hangs holds up nobody. */
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

/** Does something that ends the page: at once, or as soon as what has to be kept first is kept. */
export function keepThen(end: () => void): void {
  if (callbacks.size === 0) end()
  else void runBeforeLeave().then(end)
}
