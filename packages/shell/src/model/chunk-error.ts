/** Messages of browsers and bundlers for a chunk that cannot be downloaded; some have no error name. */
const TEXTS =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

const PARTS = '/_next/static/'

/**
 * Whether a script chunk was answered with another document, such as the page of a captive portal. The syntax error is the
 * only sign of it: the bundler waits for such a chunk forever. Errors of running code have stack frames.
 */
export function isBrokenChunk({
  error,
  filename,
}: Pick<ErrorEvent, 'error' | 'filename'>): boolean {
  if (!(error instanceof SyntaxError) || !filename.includes(PARTS)) return false
  return !(error.stack ?? '').trim().includes('\n')
}

/** Whether an error means that a chunk could not be downloaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || TEXTS.test(error.message)
}
