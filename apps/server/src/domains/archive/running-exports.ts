import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '../../platform/http/errors.ts'
import type { ReleaseLock } from '../../platform/locks/locks.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'

/** A download without reads for this time is considered abandoned. */
const IDLE_MS = 60_000
/** Attempts and delay while an abandoned export on any instance ends. */
const LOCK_ATTEMPTS = 3
const RETRY_MS = 100

/** The lock of an export. A user has one running export across all instances. */
export interface ExportLock {
  /** Passes a stream through and holds the lock until it ends, fails or is abandoned. */
  stream(
    source: ReadableStream<Uint8Array>,
    onFailure: (error: unknown) => void,
  ): ReadableStream<Uint8Array>
  release: ReleaseLock
}

/** @throws DomainError `tooMany` while another export of the user is running */
export async function lockExport(
  { locks, clock }: Pick<Platform, 'locks' | 'clock'>,
  userId: string,
): Promise<ExportLock> {
  let lastRead = clock().getTime()
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let giveBack: ReleaseLock | undefined
  const release = async () => giveBack?.()
  giveBack = await take()
  return { stream, release }

  async function take(): Promise<ReleaseLock> {
    for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
      if (attempt > 0) await wait(RETRY_MS)
      const taken = await locks.take(`export:${userId}`, endIfIdle)
      if (taken !== undefined) return taken
    }
    throw new DomainError('tooMany', copy.running)
  }

  function endIfIdle(): void {
    if (clock().getTime() - lastRead >= IDLE_MS) void end()
  }

  async function end(): Promise<void> {
    await release()
    // Cancelling ends the archive generator with an error, which is expected.
    await reader?.cancel().catch(() => undefined)
  }

  function stream(source: ReadableStream<Uint8Array>, onFailure: (error: unknown) => void) {
    const reading = source.getReader()
    reader = reading
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          lastRead = clock().getTime()
          try {
            const { done, value } = await reading.read()
            if (!done) return controller.enqueue(value)
            await release()
            controller.close()
          } catch (error) {
            await release()
            onFailure(error)
            controller.error(error)
          }
        },
        cancel: end,
      },
      // No read-ahead: the archive is generated at the speed of the download.
      { highWaterMark: 0 },
    )
  }
}
