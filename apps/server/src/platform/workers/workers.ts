import type { WorkerPool } from './worker-pool.ts'

/** Worker pools of the platform, one for each kind of work. */
export interface Workers {
  readonly text: WorkerPool<typeof import('../text/text-tasks.ts')>
  readonly search: WorkerPool<typeof import('../search/search-tasks.ts')>
  readonly files: WorkerPool<typeof import('../files/file-tasks.ts')>
}
