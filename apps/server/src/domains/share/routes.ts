import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import pLimit from 'p-limit'
import { parseId } from '../../platform/db/id.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'
import { copy } from './copy.ts'
import type { SharePicture } from './draw.ts'
import { findSharedPage, SHARED_KINDS } from './find-shared.ts'

/** Maximum number of cached pictures, about 30 KB each. */
const MAX_ENTRIES = 300
/** Concurrent drawings, and the maximum length of their queue. Crawlers retry after a refusal. */
const CONCURRENCY = 1
const MAX_WAITING = 20

/** The worker pool that draws share pictures. */
export interface ShareWorkers {
  readonly share: WorkerPool<typeof import('./draw-task.ts')>
}

type ShareContext = Pick<Platform, 'config' | 'db' | 'limits' | 'readClientAddress'> & {
  readonly workers: ShareWorkers
}

/**
 * Preview pictures of shared pages, at `/files/share/<kind>/<id>.png`. Visibility and title are read at every request, so
 * that private content is never shown and a new title has a new picture.
 */
export function shareRoutes({
  db,
  config,
  limits,
  readClientAddress,
  workers,
}: ShareContext): Hono {
  const app = new Hono()
  const limit = pLimit(CONCURRENCY)
  const cache = new Map<string, Promise<Uint8Array>>()

  app.get('/:kind/:name', async (c) => {
    const kind = SHARED_KINDS.find((each) => each === c.req.param('kind'))
    const id = parseId(/^(\d{1,19})\.png$/.exec(c.req.param('name'))?.[1])
    const shared = kind && id && (await findSharedPage(db, kind, id))
    if (!kind || !shared) throw new DomainError('unknownPath')
    const picture = {
      title: shared.title,
      label: copy.labels[kind],
      author: shared.author ?? (kind === 'user' ? '' : copy.anonymous),
      siteName: config.siteName,
    }
    const etag = `"${createHash('sha256').update(JSON.stringify(picture)).digest('base64url')}"`
    const headers = {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    if (!cache.has(etag)) await limits.take('compute', { address: readClientAddress(c) })
    return c.body(Uint8Array.from(await getOrDraw(etag, picture)), 200, headers)
  })
  return app

  function getOrDraw(key: string, picture: SharePicture): Promise<Uint8Array> {
    const cached = cache.get(key)
    // Reinserted at the end: least recently used entries come first.
    cache.delete(key)
    if (cached === undefined && limit.pendingCount >= MAX_WAITING) {
      throw new DomainError('unavailable')
    }
    const drawn = cached ?? limit(() => workers.share.run('draw', picture, 'share'))
    cache.set(key, drawn)
    drawn.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_ENTRIES) break
      cache.delete(oldest)
    }
    return drawn
  }
}
