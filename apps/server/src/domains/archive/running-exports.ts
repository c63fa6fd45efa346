import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '../../platform/http/errors.ts'
import type { GiveBack } from '../../platform/locks/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'

/** A download of which nothing has been taken for so long has been left. */
const LEFT_MS = 60_000
/** What a left one is given to end, wherever it runs. */
const ASKS = 3
const ASK_MS = 100

/** An export, for which a person has one place on all instances together. */
export interface ExportPlace {
  /** Passes a stream on and holds the place until it ends, fails or is left. */
  pass(
    source: ReadableStream<Uint8Array>,
    onFailure: (error: unknown) => void,
  ): ReadableStream<Uint8Array>
  giveBack: GiveBack
}

/** @throws DomainError `tooMany` while the person's last one is still being downloaded */
export async function takeExportPlace(
  { locks, clock }: Pick<Platform, 'locks' | 'clock'>,
  userId: string,
): Promise<ExportPlace> {
  let lastTaken = clock().getTime()
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let release: GiveBack | undefined
  const giveBack = async () => release?.()
  release = await take()
  return { pass, giveBack }

  async function take(): Promise<GiveBack> {
    for (let ask = 0; ask < ASKS; ask += 1) {
      if (ask > 0) await wait(ASK_MS)
      const taken = await locks.take(`export:${userId}`, endIfLeft)
      if (taken !== undefined) return taken
    }
    throw new DomainError('tooMany', copy.running)
  }

  function endIfLeft(): void {
    if (clock().getTime() - lastTaken >= LEFT_MS) void end()
  }

  async function end(): Promise<void> {
    await giveBack()
    // The writer of the archive throws the reason at itself, which is how its work ends.
    await reader?.cancel().catch(() => undefined)
  }

  function pass(source: ReadableStream<Uint8Array>, onFailure: (error: unknown) => void) {
    const reading = source.getReader()
    reader = reading
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          lastTaken = clock().getTime()
          try {
            const { done, value } = await reading.read()
            if (!done) return controller.enqueue(value)
            await giveBack()
            controller.close()
          } catch (error) {
            await giveBack()
            onFailure(error)
            controller.error(error)
          }
        },
        cancel: end,
      },
      // Nothing is read ahead of who downloads.
      { highWaterMark: 0 },
    )
  }
}
