import path from 'node:path'
import type { Context } from 'hono'
import { DomainError } from '../http/errors.ts'
import { decodeKey } from './find-file.ts'
import { mediaTypeOf } from './media-type.ts'
import { parseRange } from './parse-range.ts'
import type { FileStorage, StorageFile } from './storage/storage.ts'

/** Folder of shared files. */
const RESOURCE_FOLDER = 'resource/'
/** Cache lifetime of a redirect to a public address, in seconds. */
const REDIRECT_SECONDS = 3600

/**
 * Serves a stored file: with ranges, immutable caching, and headers that prevent it from acting as a page of the site. Other
 * files than pictures are downloaded.
 * @param storages storages that are searched in order
 * @param pathname the part after `/files/`, still percent-encoded
 */
export async function serveFile(
  c: Context,
  storages: readonly FileStorage[],
  pathname: string,
): Promise<Response> {
  const key = decodeKey(pathname)
  // Shared resources are served with a ticket only, because downloads are counted and have their own file name.
  if (key === undefined || key.startsWith(RESOURCE_FOLDER)) throw new DomainError('unknownPath')
  for (const storage of storages) {
    const elsewhere = storage.publicUrl(key)
    // Drawings are always served here, because only our headers keep them from acting as a page.
    if (elsewhere !== undefined && !key.endsWith('.svg')) return redirect(c, elsewhere)
    const file = await storage.find(key)
    if (file !== undefined) return answer(c, key, file)
  }
  throw new DomainError('unknownPath')
}

function redirect(c: Context, address: string): Response {
  c.header('cache-control', `public, max-age=${REDIRECT_SECONDS}`)
  return c.redirect(address, 302)
}

function answer(c: Context, key: string, file: StorageFile): Response | Promise<Response> {
  const { etag } = file
  const mediaType = mediaTypeOf(key)
  const headers = new Headers({
    'content-type': mediaType,
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  })
  if (!mediaType.startsWith('image/')) {
    const name = encodeURIComponent(path.posix.basename(key))
    headers.set('content-disposition', `attachment; filename*=UTF-8''${name}`)
  }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return sendFile(c, file, headers)
}

/** Sends a file or the requested range. */
export async function sendFile(c: Context, file: StorageFile, headers: Headers): Promise<Response> {
  const wanted = c.req.header('if-range') ?? file.etag
  const range = wanted === file.etag ? parseRange(c.req.header('range'), file.size) : 'whole'
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (range !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const status = range === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers })
  return new Response(await file.read(start, end), { status, headers })
}
