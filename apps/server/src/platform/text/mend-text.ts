/** What a text cannot hold on every database: U+0000, and half of a surrogate pair. */
const BROKEN_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** The text with U+FFFD in the place of each character that cannot be stored. */
export function mendText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed()
}

/** `mendText` for the values of a query, a path or a form; files stay as they are. */
export function mendValues<T>(values: Readonly<Record<string, T>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? mendText(value) : value,
    ]),
  )
}

/**
 * Parses JSON and mends every text in it.
 * @throws SyntaxError when it is not JSON; RangeError when a text to be mended lies too deep
 */
export function parseMendedJson(json: string): unknown {
  // In valid JSON these characters can only be escapes, and hardly any text has some.
  return BROKEN_ESCAPE.test(json) ? JSON.parse(json, mendValue) : JSON.parse(json)
}

function mendValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? mendText(value) : value
}
