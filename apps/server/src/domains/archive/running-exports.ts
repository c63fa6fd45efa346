import type { AppContext } from '../../context.ts'
import { DomainError } from '../../http/errors.ts'
import { copy } from './copy.ts'

/** A download of which nothing has been taken for so long has been left. */
const LEFT_MS = 60_000

interface Running {
  lastTaken: number
  cancel(): Promise<void>
}

/** Who is exporting in this process: one export at a time for each person. */
export class RunningExports {
  readonly #clock: AppContext['clock']
  readonly #running = new Map<string, Running>()

  constructor(clock: AppContext['clock']) {
    this.#clock = clock
  }

  /** @throws DomainError `tooMany` while the person's last one is still being downloaded */
  check(userId: string): void {
    const running = this.#running.get(userId)
    if (running === undefined) return
    if (this.#clock().getTime() - running.lastTaken < LEFT_MS) {
      throw new DomainError('tooMany', copy.running)
    }
    void running.cancel()
    this.#running.delete(userId)
  }

  /** Passes a stream on and holds the person's place until it ends, fails or is left. */
  run(userId: string, source: ReadableStream<Uint8Array>, onFailure: (error: unknown) => void) {
    this.check(userId)
    const reader = source.getReader()
    // The writer of the archive throws the reason at itself, which is how its work ends.
    const cancel = () => reader.cancel().catch(() => undefined)
    const running: Running = { lastTaken: this.#clock().getTime(), cancel }
    const end = () => {
      if (this.#running.get(userId) === running) this.#running.delete(userId)
    }
    this.#running.set(userId, running)
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          running.lastTaken = this.#clock().getTime()
          try {
            const { done, value } = await reader.read()
            if (!done) return controller.enqueue(value)
            end()
            controller.close()
          } catch (error) {
            end()
            onFailure(error)
            controller.error(error)
          }
        },
        cancel: () => {
          end()
          return cancel()
        },
      },
      // Nothing is read ahead of who downloads.
      { highWaterMark: 0 },
    )
  }
}
