import { availableParallelism } from 'node:os'
import { WorkerPool } from './worker-pool.ts'

/** The pools of a server, each for one kind of work. */
export interface Workers {
  readonly text: WorkerPool<typeof import('../text/text-tasks.ts')>
  readonly search: WorkerPool<typeof import('../domains/search/search-tasks.ts')>
  readonly files: WorkerPool<typeof import('../files/file-tasks.ts')>
  readonly share: WorkerPool<typeof import('../domains/share/draw-task.ts')>
}

export interface WorkerSettings {
  /** Threads that render texts; absent: one less than the machine has cores, two at least. */
  readonly threads?: number | undefined
  /** Seconds that one text may take. */
  readonly textSeconds: number
  /** Heap of one thread, in MB. */
  readonly memoryMb: number
}

/** The grammars of the languages in a text are compiled once a thread. */
const FIRST_TEXT_MS = 4000
const SEARCH_MS = 2000
/** A film of some gigabytes is read to its end. */
const FILE_MS = 120_000
const SHARE_MS = 20_000

export function createWorkers({ threads, textSeconds, memoryMb }: WorkerSettings): Workers {
  const textThreads = threads ?? Math.max(2, availableParallelism() - 1)
  const at = (path: string) => new URL(path, import.meta.url)
  return {
    text: new WorkerPool({
      file: at('../text/text-tasks.ts'),
      threads: textThreads,
      timeoutMs: textSeconds * 1000,
      firstTaskMs: FIRST_TEXT_MS,
      memoryMb,
    }),
    search: new WorkerPool({
      file: at('../domains/search/search-tasks.ts'),
      threads: 2,
      timeoutMs: SEARCH_MS,
      memoryMb,
    }),
    files: new WorkerPool({
      file: at('../files/file-tasks.ts'),
      threads: 2,
      timeoutMs: FILE_MS,
      memoryMb: 2 * memoryMb,
    }),
    share: new WorkerPool({
      file: at('../domains/share/draw-task.ts'),
      threads: 1,
      timeoutMs: SHARE_MS,
      memoryMb,
    }),
  }
}

/** Ends all threads. */
export async function closeWorkers(workers: Workers): Promise<void> {
  await Promise.all(
    [workers.text, workers.search, workers.files, workers.share].map((pool) => pool.close()),
  )
}
