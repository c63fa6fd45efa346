import { PASSWORD_LENGTH } from '@mozhan/api-client/contract'
import { copy } from './copy.ts'

/** What is wrong with the length of a password, counted in code points; undefined where nothing is. */
export function explainPasswordLength(password: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH
  const length = [...password].length
  return length < min || length > max ? copy.badPassword(min, max) : undefined
}
