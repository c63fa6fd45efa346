import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { FairQueue } from './fair-queue.ts'
import type { Task, TaskStarted } from './task.ts'

export interface WorkerPoolOptions {
  /** A module whose exports are all tasks. */
  readonly file: URL
  /** Maximum number of threads. They start on demand and end when idle. */
  readonly threads: number
  /** Timeout of one task in ms. */
  readonly timeoutMs: number
  /** Heap limit of one thread in MB; buffers are not counted. A single far larger allocation may end the process. */
  readonly memoryMb: number
  /** Niceness of the threads, 0 to 19. Linux only, because elsewhere it applies to the whole process. */
  readonly niceness: number
  /** Called when a thread fails outside of a task. */
  readonly onError: (error: unknown) => void
}

/** A task was stopped because it exceeded its time or memory limit. Its thread is replaced. */
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

/** Maximum number of waiting tasks of all owners and of one owner. */
const MAX_WAITING = 200
const MAX_WAITING_PER_OWNER = 20
/** ms after which an idle thread ends. Until then its loaded modules are reused. */
const IDLE_MS = 60_000
/** ms within which a thread must be ready for a task. */
const START_MS = 30_000

/**
 * Threads for work whose cost depends on untrusted input: limited in time and memory, in turns between owners, and separate
 * from the thread that answers requests.
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

  /** Maximum number of threads. */
  get threads(): number {
    return this.#options.threads
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#queue.size
  }

  /**
   * @param owner owner of the task; owners take turns
   * @throws WorkerLimitError when the task was stopped
   * @throws QueueFullError when too many tasks are waiting
   */
  run<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    owner: string,
  ): Promise<OutputOf<Module[Name]>> {
    return this.#queue.run(owner, () => this.#runNow(name, input))
  }

  /** Ends the threads and their running tasks. */
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
      // Removes a task that could not start from the library's queue, where it would later run without a timeout.
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
