/** The database cannot be reached; the message says what to do. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}
