import { setInterval } from 'node:timers/promises'
import type { Logger } from 'pino'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export interface RepeatOptions {
  /** Interval in ms. */
  readonly every: number
  /** Log message of a failed run. The next run follows as usual. */
  readonly failure: string
  readonly logger: Logger
  /** Stops the repetition. */
  readonly signal: AbortSignal
}

/** Runs `work` now and at intervals until `signal` aborts. */
export async function repeat(
  work: () => Promise<unknown>,
  { every, failure, logger, signal }: RepeatOptions,
): Promise<void> {
  const attempt = () => work().catch((error) => logger.error({ err: error }, failure))
  await attempt()
  try {
    for await (const _ of setInterval(every, undefined, { signal, ref: false })) await attempt()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
