import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { ShareWorkers } from './domains/share/routes.ts'
import { WorkerPool } from './platform/workers/worker-pool.ts'
import type { Workers } from './platform/workers/workers.ts'

/** Worker pools of a server: those of the platform and the pool that draws share images. */
export interface ServerWorkers extends Workers, ShareWorkers {}

export interface WorkerSettings {
  /** Threads that render texts; absent: the number of cores minus one, at least two. */
  readonly threads?: number | undefined
  /** Seconds that one text may take, in addition to the time for compiling grammars. */
  readonly textSeconds: number
  /** Heap of one thread, in MB. */
  readonly memoryMb: number
}

/** Additional ms: a thread compiles the grammar of a language when it renders the first text that uses it. */
const COMPILE_MS = 4000
const SEARCH_MS = 2000
/** Sufficient to read a video of several gigabytes. */
const FILE_MS = 120_000
const SHARE_MS = 20_000
/** Worker threads yield to the thread that answers requests. Searches precede texts, because a reader waits for them. */
const NICENESS = { search: 5, other: 10 }

export function createWorkers(
  { threads, textSeconds, memoryMb }: WorkerSettings,
  logger: Pick<Logger, 'error'>,
): ServerWorkers {
  const onError = (error: unknown) => logger.error({ err: error }, 'worker thread failed')
  const textThreads = threads ?? Math.max(2, availableParallelism() - 1)
  const at = (path: string) => new URL(path, import.meta.url)
  return {
    text: new WorkerPool({
      file: at('./platform/text/text-tasks.ts'),
      threads: textThreads,
      timeoutMs: textSeconds * 1000 + COMPILE_MS,
      memoryMb,
      niceness: NICENESS.other,
      onError,
    }),
    search: new WorkerPool({
      file: at('./platform/search/search-tasks.ts'),
      threads: 2,
      timeoutMs: SEARCH_MS,
      memoryMb,
      niceness: NICENESS.search,
      onError,
    }),
    files: new WorkerPool({
      file: at('./platform/files/file-tasks.ts'),
      threads: 2,
      timeoutMs: FILE_MS,
      memoryMb: 2 * memoryMb,
      niceness: NICENESS.other,
      onError,
    }),
    share: new WorkerPool({
      file: at('./domains/share/draw-task.ts'),
      threads: 1,
      timeoutMs: SHARE_MS,
      memoryMb,
      niceness: NICENESS.other,
      onError,
    }),
  }
}

/** Ends all threads. */
export async function closeWorkers(workers: ServerWorkers): Promise<void> {
  await Promise.all(
    [workers.text, workers.search, workers.files, workers.share].map((pool) => pool.close()),
  )
}
