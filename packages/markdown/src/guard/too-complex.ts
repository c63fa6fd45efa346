/** A text reached a limit while it was read; it is shown as it was written. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}
