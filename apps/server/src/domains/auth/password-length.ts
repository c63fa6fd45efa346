import { PASSWORD_LENGTH } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'

/** Error message for the length of a password in code points; undefined when it is valid. */
export function explainPasswordLength(password: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH
  const length = [...password].length
  return length < min || length > max ? copy.badPassword(min, max) : undefined
}
