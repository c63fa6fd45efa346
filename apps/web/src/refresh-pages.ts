import { createHash, timingSafeEqual } from 'node:crypto'
import { START_TAG } from '@mozhan/session/server'
import { revalidatePath, revalidateTag } from 'next/cache'
import { readEnv } from './env.ts'

/** Next refuses longer tags. */
const LONGEST_TAG = 256

/**
 * Expires cached pages and data at once: the next reader waits for the new version instead of
 * getting the old one a last time.
 * Body: `{ tags: string[] }`, or `{ everything: true }` after a start.
 */
export async function refreshPages(request: Request): Promise<Response> {
  if (!isSecret(request.headers.get('x-refresh-secret'), readEnv().refreshSecret)) {
    return Response.json({ refreshed: 0 }, { status: 403 })
  }
  const { tags, everything } = await readOrder(request)
  if (everything) revalidatePath('/', 'layout')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ refreshed: tags.length })
}

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isSecret(given: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given ?? ''), digest(secret))
}

async function readOrder(request: Request): Promise<{ tags: string[]; everything: boolean }> {
  const order: unknown = await request.json().catch(() => null)
  const { tags, everything } = (order ?? {}) as { tags?: unknown; everything?: unknown }
  const named = Array.isArray(tags) ? tags.filter(isTag) : []
  return everything === true
    ? { tags: [START_TAG, ...named], everything: true }
    : { tags: named, everything: false }
}

function isTag(tag: unknown): tag is string {
  return typeof tag === 'string' && tag !== '' && tag.length <= LONGEST_TAG
}
