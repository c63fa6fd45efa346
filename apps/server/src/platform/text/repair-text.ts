/** Escapes of characters that databases cannot store: U+0000 and lone surrogates. */
const BROKEN_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** Replaces each character that cannot be stored by U+FFFD. */
export function repairText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/** `repairText` for the values of a query, a path or a form. Files stay unchanged. */
export function repairValues<T>(values: Readonly<Record<string, T>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? repairText(value) : value,
    ]),
  )
}

/**
 * Parses JSON and repairs every string in it.
 * @throws SyntaxError when it is not JSON; RangeError when a string to repair is nested too deeply
 */
export function parseRepairedJson(json: string): unknown {
  // In valid JSON these characters can only be escapes, which hardly any text has.
  return BROKEN_ESCAPE.test(json) ? JSON.parse(json, repairValue) : JSON.parse(json)
}

function repairValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? repairText(value) : value
}
