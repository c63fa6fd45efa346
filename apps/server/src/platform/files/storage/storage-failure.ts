import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** What a failed write means to who sent the file: no space is told as such, everything else may pass. */
export function toStorageFailure(cause: unknown): DomainError {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ('code' in error && NO_SPACE.has(String(error.code))) {
      return Object.assign(new DomainError('refused', copy.noSpace), { cause })
    }
  }
  return Object.assign(new DomainError('unavailable', copy.unavailable), { cause })
}
