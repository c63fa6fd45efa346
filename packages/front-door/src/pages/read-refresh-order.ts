import { createHash, timingSafeEqual } from 'node:crypto'

/** Frameworks refuse longer tags. */
const MAX_TAG_LENGTH = 256

/** What has to be read again. */
interface InvalidationRequest {
  tags: string[]
  /** Whatever is kept, after a start. */
  everything: boolean
}

/**
 * Reads the body of a refresh: `{ tags: string[] }`, or `{ everything: true }`.
 * @returns undefined where the request does not know the secret
 */
export async function readInvalidationRequest(
  request: Request,
  secret: string,
): Promise<InvalidationRequest | undefined> {
  if (!isSecret(request.headers.get('x-refresh-secret'), secret)) return undefined
  const order: unknown = await request.json().catch(() => null)
  const { tags, everything } = (order ?? {}) as { tags?: unknown; everything?: unknown }
  return { tags: Array.isArray(tags) ? tags.filter(isTag) : [], everything: everything === true }
}

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isSecret(given: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given ?? ''), digest(secret))
}

function isTag(tag: unknown): tag is string {
  return typeof tag === 'string' && tag !== '' && tag.length <= MAX_TAG_LENGTH
}
