import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Maps a failed write to an error for the sender: no space left, or temporarily unavailable. */
export function toStorageFailure(cause: unknown): DomainError {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ('code' in error && NO_SPACE.has(String(error.code))) {
      return Object.assign(new DomainError('refused', copy.noSpace), { cause })
    }
  }
  return Object.assign(new DomainError('unavailable', copy.unavailable), { cause })
}
