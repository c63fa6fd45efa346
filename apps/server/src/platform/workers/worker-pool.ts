import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'
import type { Task, TaskStarted } from './task.ts'

export interface WorkerPoolOptions {
  /** A module of which every export is a task. */
  readonly file: URL
  /** Threads at most; they start when they are needed and end after a while without work. */
  readonly threads: number
  /** ms that one task may run. */
  readonly timeoutMs: number
  /** Heap of one thread, in MB; buffers are not counted. One allocation that is far larger may end the process. */
  readonly memoryMb: number
  /** How far the threads give way to others, 0 to 19. Counts on Linux; elsewhere niceness is of the whole process. */
  readonly niceness: number
  /** Called when a thread fails outside of a task. */
  readonly onError: (error: unknown) => void
}

/** A task was stopped because it took more time or memory than it may. Its thread is replaced. */
export class WorkerLimitError extends Error {
  override name = 'WorkerLimitError'
  readonly limit: 'time' | 'memory'

  constructor(limit: 'time' | 'memory', options?: ErrorOptions) {
    super(`The task exceeded its ${limit} limit.`, options)
    this.limit = limit
  }
}

// biome-ignore lint/suspicious/noExplicitAny: tasks of every input and output
type Tasks = Record<string, Task<any, any>>
type InputOf<T> = T extends Task<infer Input, unknown> ? Input : never
type OutputOf<T> = T extends Task<never, infer Output> ? Output : never

/** Tasks of all owners that may wait for a thread, and of one owner. */
const MAX_WAITING = 200
const MAX_WAITING_PER_OWNER = 20
/** ms that a thread without work is kept, with the modules that it has loaded. */
const IDLE_MS = 60_000
/** ms within which a thread must be ready for a task. */
const START_MS = 30_000

/**
 * Threads for work whose cost depends on what strangers send: bounded in time and memory, in turns between owners, and
 * apart from the thread that answers requests.
 */
export class WorkerPool<Module extends Tasks> {
  readonly #options: WorkerPoolOptions
  readonly #queue: FairQueue
  readonly #onStart = new Map<number, () => void>()
  #threads: Piscina | undefined
  #lastId = 0
  #isClosed = false

  constructor(options: WorkerPoolOptions) {
    this.#options = options
    this.#queue = new FairQueue({
      concurrency: options.threads,
      maxWaiting: MAX_WAITING,
      maxWaitingPerOwner: MAX_WAITING_PER_OWNER,
    })
  }

  /** Threads at most. */
  get threads(): number {
    return this.#options.threads
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#queue.size
  }

  /**
   * @param owner on whose behalf the task runs; owners take turns
   * @throws WorkerLimitError when the task was stopped
   * @throws QueueFullError when too many tasks wait
   */
  run<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    owner: string,
  ): Promise<OutputOf<Module[Name]>> {
    return this.#queue.run(owner, () => this.#runNow(name, input))
  }

  /** Ends the threads, and what they are working on. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#threads?.destroy()
    this.#threads = undefined
  }

  async #runNow(name: string, input: unknown) {
    if (this.#isClosed) throw new Error('The worker pool is closed.')
    const id = ++this.#lastId
    const stopping = new AbortController()
    let hasStarted = false
    let timer = setTimeout(() => stopping.abort(), START_MS)
    this.#onStart.set(id, () => {
      hasStarted = true
      clearTimeout(timer)
      timer = setTimeout(() => stopping.abort(), this.#options.timeoutMs)
    })
    this.#threads ??= this.#startThreads()
    try {
      return await this.#threads.run({ id, input }, { name, signal: stopping.signal })
    } catch (cause) {
      if (stopping.signal.aborted && !hasStarted) {
        throw new Error(`No worker thread was ready within ${START_MS} ms.`, { cause })
      }
      if (stopping.signal.aborted) throw new WorkerLimitError('time', { cause })
      if (isOutOfMemory(cause)) throw new WorkerLimitError('memory', { cause })
      throw cause
    } finally {
      clearTimeout(timer)
      this.#onStart.delete(id)
      // What the library still holds of a task that could not begin would run later without a limit.
      stopping.abort()
    }
  }

  #startThreads(): Piscina {
    const { file, threads, memoryMb, niceness, onError } = this.#options
    const pool = new Piscina({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      niceIncrement: process.platform === 'linux' ? niceness : 0,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    pool.on('message', ({ started }: TaskStarted) => this.#onStart.get(started)?.())
    pool.on('error', onError)
    return pool
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
