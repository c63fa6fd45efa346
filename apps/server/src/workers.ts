import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import type { ShareWorkers } from './domains/share/routes.ts'
import { WorkerPool } from './platform/workers/worker-pool.ts'
import type { Workers } from './platform/workers/workers.ts'

/** The pools of a server: those of the platform, and the one that draws the pictures of what is shared. */
export interface ServerWorkers extends Workers, ShareWorkers {}

export interface WorkerSettings {
  /** Threads that render texts; absent: one less than the machine has cores, two at least. */
  readonly threads?: number | undefined
  /** Seconds that one text may take, beside the time to compile grammars. */
  readonly textSeconds: number
  /** Heap of one thread, in MB. */
  readonly memoryMb: number
}

/** ms more, since a thread compiles the grammar of a language when it meets the first text with it. */
const COMPILE_MS = 4000
const SEARCH_MS = 2000
/** A film of some gigabytes is read to its end. */
const FILE_MS = 120_000
const SHARE_MS = 20_000
/** All give way to the thread that answers calls; a reader waits for a search, an author for a text. */
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
