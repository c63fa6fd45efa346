// Processing of untrusted files. Runs in worker threads.
import { DomainError, type FailureKind } from '../http/errors.ts'
import { defineTask } from '../workers/task.ts'
import { prepareImage } from './image/prepare-image.ts'
import { checkFile } from './resource/check-file.ts'

/** A result, or the refusal of the file as data, because errors lose their class between threads. */
export type Checked<Result> =
  | { readonly result: Result }
  | { readonly refusal: { readonly kind: FailureKind; readonly message: string } }

export const check = defineTask(
  ({ path, name }: { readonly path: string; readonly name: string }) =>
    toChecked(checkFile(path, name)),
)

export const prepare = defineTask((bytes: Uint8Array) => toChecked(prepareImage(bytes)))

async function toChecked<Result>(work: Promise<Result>): Promise<Checked<Result>> {
  try {
    return { result: await work }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refusal: { kind: error.kind, message: error.message } }
  }
}
