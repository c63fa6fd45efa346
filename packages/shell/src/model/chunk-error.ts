/** What browsers and bundlers say when a part of the program can't be fetched; some give a text and nothing else. */
const TEXTS =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** Whether an error means that a part of the program could not be downloaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || TEXTS.test(error.message)
}
