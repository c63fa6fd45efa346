import { readInvalidationRequest } from '@mozhan/front-door/refresh'
import { START_TAG } from '@mozhan/session/server'
import { revalidatePath, revalidateTag } from 'next/cache'
import { readEnv } from '@/env.ts'

/**
 * Invalidates cached pages. The API calls it after a change was committed. Pages expire immediately: the next reader waits
 * for the new version instead of getting the stale one.
 */
export async function POST(request: Request): Promise<Response> {
  const order = await readInvalidationRequest(request, readEnv().refreshSecret)
  if (!order) return Response.json({ refreshed: 0 }, { status: 403 })
  const tags = order.everything ? [START_TAG, ...order.tags] : order.tags
  if (order.everything) revalidatePath('/', 'layout')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ refreshed: tags.length })
}
