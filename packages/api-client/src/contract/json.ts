/** Matches an integer of at least 16 digits, which may exceed the safe integers. */
const LONG_INTEGER = /[[:,\s]-?\d{16,}/
const INTEGER = /^-?\d+$/

// The third argument is missing in TypeScript's library and in older browsers.
type Revive = (key: string, value: unknown, context?: { source?: string }) => unknown

/**
 * Parses JSON and keeps 64-bit ids exact: an integer beyond the safe integers becomes a string of its digits. Engines that do not
 * provide the source of numbers round it as usual.
 * @param text a JSON document
 * @returns the parsed value; integers beyond 2^53 are strings in it
 * @throws SyntaxError if the text is not JSON
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
