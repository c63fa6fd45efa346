/** Bytes beyond the limit that are read and discarded, so that the caller can read the answer. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024

/**
 * Reads a body of at most `limit` bytes. The length is checked while reading, so that no more is held in memory.
 * @returns undefined if the body is longer
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit + MAX_DRAINED_BYTES) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit + MAX_DRAINED_BYTES) return undefined
    if (length > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  if (length > limit) return undefined
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
