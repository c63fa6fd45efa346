import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { DomainError } from '../http/errors.ts'
import { findStoredFile, type StoredFile } from './find-file.ts'
import { parseRange } from './parse-range.ts'

/** Types that browsers may show; everything else is only ever saved. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
}

/** Answers a stored file: with ranges, kept for ever, and unable to act as a page of ours. */
export async function serveFile(c: Context, filesDir: string, pathname: string) {
  const file = await findStoredFile(filesDir, pathname)
  if (file === undefined) throw new DomainError('unknownPath')
  const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`
  const headers = new Headers({
    'content-type': TYPES[path.extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  })
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const wanted = c.req.header('if-range') ?? etag
  const range = wanted === etag ? parseRange(c.req.header('range'), file.size) : 'whole'
  return send(c, file, range, headers)
}

function send(
  c: Context,
  file: StoredFile,
  range: ReturnType<typeof parseRange>,
  headers: Headers,
) {
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range
  headers.set('content-length', String(end - start + 1))
  if (range !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const status = range === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers })
  const stream = Readable.toWeb(createReadStream(file.path, { start, end }))
  // Node's web streams and the global ones are the same class under two type names.
  return new Response(stream as ReadableStream, { status, headers })
}
