/** Bytes that are still read and thrown away, so that a caller who sends too much can read the answer. */
const DRAINED = 64 * 1024 * 1024

/**
 * Reads a body that must not be longer than `limit`, counting while it comes in; no more than that is ever held.
 * @returns undefined when it is longer
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit + DRAINED) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit + DRAINED) return undefined
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
