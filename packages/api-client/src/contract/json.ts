/** An integer of 16 digits or more outside a text may be larger than a number can hold. */
const LONG_INTEGER = /[[:,\s]-?\d{16,}/
const INTEGER = /^-?\d+$/

// The third argument is newer than the library's types; browsers without it pass nothing.
type Revive = (key: string, value: unknown, context?: { source?: string }) => unknown

/**
 * Parses JSON and keeps 64-bit ids exact: an integer that a number cannot hold becomes its digits.
 * Where the engine does not tell a number's source, the number is rounded as usual.
 * @param text a JSON document
 * @returns the parsed value; integers beyond 2^53 are strings in it
 * @throws SyntaxError where the text is not JSON
 * @example
 * ```ts
 * import { parseJson } from '@mozhan/api-client/contract'
 *
 * parseJson('{"id":1844197938335842305}') // { id: '1844197938335842305' }
 * ```
 */
export function parseJson(text: string): unknown {
  return LONG_INTEGER.test(text) ? JSON.parse(text, keepLongInteger) : JSON.parse(text)
}

const keepLongInteger: Revive = (_key, value, context) => {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const source = context?.source
  return source !== undefined && INTEGER.test(source) ? source : value
}
