import { DomainError } from '../http/errors.ts'
import { WorkerLimitError } from '../workers/worker-pool.ts'
import type { Workers } from '../workers/workers.ts'
import { copy } from './copy.ts'
import type { Checked } from './file-tasks.ts'
import type { Picture } from './image/picture.ts'
import type { CheckedFile } from './resource/check-file.ts'

interface Context {
  readonly workers: Pick<Workers, 'files'>
}

/**
 * Checks a file in a worker thread; see `checkFile`.
 * @param owner sender of the file; see `WorkerPool`
 * @throws DomainError `refused`
 */
export function checkFileInWorker(
  { workers }: Context,
  file: { readonly path: string; readonly name: string },
  owner: string,
): Promise<CheckedFile> {
  return settle(workers.files.run('check', file, owner))
}

/**
 * Converts a picture in a worker thread; see `prepareImage`.
 * @param owner sender of the file; see `WorkerPool`
 * @throws DomainError `refused`
 */
export function prepareImageInWorker(
  { workers }: Context,
  bytes: Uint8Array,
  owner: string,
): Promise<Picture> {
  return settle(workers.files.run('prepare', bytes, owner))
}

async function settle<Result>(work: Promise<Checked<Result>>): Promise<Result> {
  const checked = await work.catch((error: unknown) => {
    throw error instanceof WorkerLimitError
      ? Object.assign(new DomainError('refused', copy.tooMuch), { cause: error })
      : error
  })
  if ('result' in checked) return checked.result
  throw new DomainError(checked.refusal.kind, checked.refusal.message)
}
