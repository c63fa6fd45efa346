import { setInterval } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { forgetQueries } from '../domains/search/hot-words.ts'

const DAY = 86_400_000

/** Removes what was looked for long ago, now and every day, until `signal` says stop. */
export async function forgetOldQueries(context: AppContext, signal: AbortSignal): Promise<void> {
  const attempt = () =>
    forgetQueries(context.db, context.clock().toISOString().slice(0, 10)).catch((error) =>
      context.logger.error({ err: error }, 'old questions could not be removed'),
    )
  await attempt()
  try {
    for await (const _ of setInterval(DAY, undefined, { signal, ref: false })) await attempt()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
