import { setInterval } from 'node:timers/promises'
import type { Logger } from 'pino'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export interface RepeatOptions {
  /** ms between two times. */
  readonly every: number
  /** What is logged when a time fails; the next one comes all the same. */
  readonly failure: string
  readonly logger: Logger
  /** Says stop. */
  readonly signal: AbortSignal
}

/** Does a work now and again and again, until `signal` says stop. */
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
