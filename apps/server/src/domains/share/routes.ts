import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import pLimit from 'p-limit'
import { parseId } from '../../platform/db/id.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'
import { copy } from './copy.ts'
import type { SharePicture } from './draw.ts'
import { findShared, SHARED_KINDS } from './find-shared.ts'

/** Pictures that are kept in memory, some 30 KB each. */
const MAX_ENTRIES = 300
/** Drawings at a time, and those that may wait: a crawler in a hurry comes again. */
const AT_A_TIME = 1
const MAX_WAITING = 20

/** The pool that draws pictures of what is shared. */
export interface ShareWorkers {
  readonly share: WorkerPool<typeof import('./draw-task.ts')>
}

type ShareContext = Pick<Platform, 'config' | 'db' | 'limits' | 'readClientAddress'> & {
  readonly workers: ShareWorkers
}

/**
 * Pictures of what is shared, at `/files/share/<kind>/<id>.png`. What may be seen is looked up at every request, so that
 * nothing is shown that is private by now, and a new title has a new picture.
 */
export function shareRoutes({
  db,
  config,
  limits,
  readClientAddress,
  workers,
}: ShareContext): Hono {
  const app = new Hono()
  const limit = pLimit(AT_A_TIME)
  const kept = new Map<string, Promise<Uint8Array>>()

  app.get('/:kind/:name', async (c) => {
    const kind = SHARED_KINDS.find((each) => each === c.req.param('kind'))
    const id = parseId(/^(\d{1,19})\.png$/.exec(c.req.param('name'))?.[1])
    const shared = kind && id && (await findShared(db, kind, id))
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
    if (!kept.has(etag)) await limits.take('compute', { address: readClientAddress(c) })
    return c.body(Uint8Array.from(await getOrDraw(etag, picture)), 200, headers)
  })
  return app

  function getOrDraw(key: string, picture: SharePicture): Promise<Uint8Array> {
    const known = kept.get(key)
    // Put back, it is the one used last.
    kept.delete(key)
    if (known === undefined && limit.pendingCount >= MAX_WAITING) {
      throw new DomainError('unavailable')
    }
    const drawn = known ?? limit(() => workers.share.run('draw', picture, 'share'))
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_ENTRIES) break
      kept.delete(oldest)
    }
    return drawn
  }
}
