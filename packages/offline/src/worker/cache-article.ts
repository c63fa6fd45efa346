import { LIMITS } from '../model/caches.ts'
import { findParts, type PageParts } from '../model/page-parts.ts'
import { CACHED_AT_HEADER, evict, findCached, put, remove, TITLE_HEADER } from './store.ts'

/**
 * Caches an article as an anonymous visitor gets it, with its files and pictures. An article that is no longer public is
 * removed.
 * @param signal stops caching
 */
export async function cacheArticle(path: string, signal: AbortSignal): Promise<void> {
  const address = new URL(path, location.origin).href
  const response = await fetchAnonymously(address, { cache: 'no-cache', signal })
  if (response.status >= 500) return
  if (!isPublicPage(response)) return remove('articles', address)
  const html = await response.text()
  const parts = findParts(html)
  await Promise.all(parts.files.map((file) => cacheFile(new URL(file, address).href, signal)))
  if (signal.aborted) return
  await put('articles', address, toCached(response, html, parts))
  for (const picture of parts.pictures) {
    await cachePicture(new URL(picture, address).href, signal).catch(() => undefined)
  }
  await evict()
}

/** The server marks personal responses as not `public`. */
function isPublicPage({ ok, redirected, headers }: Response): boolean {
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '')
  return ok && !redirected && isPublic && isHtml(headers)
}

/** Whether a response is a file of the build and not an HTML error page. */
export function isBuildFile({ ok, type, headers }: Response): boolean {
  return ok && type === 'basic' && !isHtml(headers)
}

function isHtml(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}

async function cacheFile(address: string, signal: AbortSignal): Promise<void> {
  if (await findCached('files', address)) return
  const response = await fetchAnonymously(address, { signal })
  if (isBuildFile(response) && !signal.aborted) await put('files', address, response)
}

async function cachePicture(address: string, signal: AbortSignal): Promise<void> {
  const cached = await findCached('pictures', address)
  const picture = cached ?? (await fetchPicture(address, signal))
  // Stored again, so that it becomes the latest entry.
  if (picture && !signal.aborted) await put('pictures', address, picture)
}

/** Requires CORS of other sites, because the size of an opaque response is unknown. */
async function fetchPicture(address: string, signal: AbortSignal): Promise<Response | undefined> {
  const response = await fetchAnonymously(address, { mode: 'cors', signal })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return undefined
  const body = await response.blob()
  if (body.size > LIMITS.onePictureBytes) return undefined
  const headers = withoutEncoding(response.headers)
  headers.set('content-length', String(body.size))
  return new Response(body, { headers })
}

function toCached(response: Response, html: string, { title }: PageParts): Response {
  const headers = withoutEncoding(response.headers)
  headers.set(TITLE_HEADER, encodeURIComponent(title))
  headers.set(CACHED_AT_HEADER, String(Date.now()))
  return new Response(html, { headers })
}

/** The body has been decoded. */
function withoutEncoding(received: Headers): Headers {
  const headers = new Headers(received)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** Sends no cookies. */
function fetchAnonymously(address: string, options: RequestInit): Promise<Response> {
  return fetch(address, { ...options, credentials: 'omit' })
}
