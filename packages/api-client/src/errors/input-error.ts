/**
 * The input is invalid and was not sent. `message` can be shown to the user.
 * @example
 * ```ts
 * import { InputError } from '@mozhan/api-client'
 *
 * throw new InputError('标题不能为空')
 * ```
 */
export class InputError extends Error {
  override name = 'InputError'
}

/**
 * Whether a call was not sent because its input is invalid.
 * @param error what was thrown
 * @returns true for an `InputError`
 * @example
 * ```ts
 * import { InputError, isInputError } from '@mozhan/api-client'
 *
 * isInputError(new InputError('标题不能为空')) // true
 * ```
 */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError'
}
