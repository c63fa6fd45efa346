import { createHash, timingSafeEqual } from 'node:crypto'

/** Maximum tag length; frameworks refuse longer ones. */
const MAX_TAG_LENGTH = 256

/** What has to be invalidated. */
interface InvalidationRequest {
  tags: string[]
  /** The whole cache, after a start. */
  everything: boolean
}

/**
 * Reads the body of an invalidation: `{ tags: string[] }`, or `{ everything: true }`.
 * @returns undefined if the secret is wrong
 */
export async function readInvalidationRequest(
  request: Request,
  secret: string,
): Promise<InvalidationRequest | undefined> {
  if (!isSecret(request.headers.get('x-refresh-secret'), secret)) return undefined
  const body: unknown = await request.json().catch(() => null)
  const { tags, everything } = (body ?? {}) as { tags?: unknown; everything?: unknown }
  return { tags: Array.isArray(tags) ? tags.filter(isTag) : [], everything: everything === true }
}

/** Compares digests in constant time, so that the duration reveals neither length nor content. */
function isSecret(given: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given ?? ''), digest(secret))
}

function isTag(tag: unknown): tag is string {
  return typeof tag === 'string' && tag !== '' && tag.length <= MAX_TAG_LENGTH
}
