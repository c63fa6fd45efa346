/** Thrown when a text exceeds a limit during parsing; the text is then shown as written. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}
