/** The database cannot be reached. The message names a remedy. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}
