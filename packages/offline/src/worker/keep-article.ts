import { LIMITS } from '../model/kept.ts'
import { findParts, type PageParts } from '../model/page-parts.ts'
import { drop, findKept, KEPT_AT_HEADER, keep, makeRoom, TITLE_HEADER } from './store.ts'

/**
 * Keeps an article as somebody who is not signed in gets it, with the files and pictures it needs. What is no longer
 * there for everybody is let go.
 * @param signal stops it; what is not kept by then is not kept
 */
export async function keepArticle(path: string, signal: AbortSignal): Promise<void> {
  const address = new URL(path, location.origin).href
  const response = await ask(address, { cache: 'no-cache', signal })
  if (response.status >= 500) return
  if (!isForEverybody(response)) return drop('articles', address)
  const html = await response.text()
  const parts = findParts(html)
  await Promise.all(parts.files.map((file) => keepFile(new URL(file, address).href, signal)))
  if (signal.aborted) return
  await keep('articles', address, toKept(response, html, parts))
  for (const picture of parts.pictures) {
    await keepPicture(new URL(picture, address).href, signal).catch(() => undefined)
  }
  await makeRoom()
}

/** The server says what everybody may have; an answer for one person is never `public`. */
function isForEverybody({ ok, redirected, headers }: Response): boolean {
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '')
  return ok && !redirected && isPublic && isHtml(headers)
}

/** Whether an answer is a file of the build, and not a page that says that there is none. */
export function isFile({ ok, type, headers }: Response): boolean {
  return ok && type === 'basic' && !isHtml(headers)
}

function isHtml(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}

async function keepFile(address: string, signal: AbortSignal): Promise<void> {
  if (await findKept('files', address)) return
  const response = await ask(address, { signal })
  if (isFile(response) && !signal.aborted) await keep('files', address, response)
}

async function keepPicture(address: string, signal: AbortSignal): Promise<void> {
  const kept = await findKept('pictures', address)
  const picture = kept ?? (await fetchPicture(address, signal))
  // Kept again, it is one of the latest.
  if (picture && !signal.aborted) await keep('pictures', address, picture)
}

/** A picture from elsewhere counts only where its server lets us read it: of others not even the size is known. */
async function fetchPicture(address: string, signal: AbortSignal): Promise<Response | undefined> {
  const response = await ask(address, { mode: 'cors', signal })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return undefined
  const body = await response.blob()
  if (body.size > LIMITS.onePictureBytes) return undefined
  const headers = withoutEncoding(response.headers)
  headers.set('content-length', String(body.size))
  return new Response(body, { headers })
}

function toKept(response: Response, html: string, { title }: PageParts): Response {
  const headers = withoutEncoding(response.headers)
  headers.set(TITLE_HEADER, encodeURIComponent(title))
  headers.set(KEPT_AT_HEADER, String(Date.now()))
  return new Response(html, { headers })
}

/** The body is unpacked by now. */
function withoutEncoding(received: Headers): Headers {
  const headers = new Headers(received)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** Nobody is signed in here. */
function ask(address: string, options: RequestInit): Promise<Response> {
  return fetch(address, { ...options, credentials: 'omit' })
}
