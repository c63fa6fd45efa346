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
  const all = [...callbacks].map(async (callback) => callback())
  await Promise.race([
    Promise.allSettled(all),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
}
