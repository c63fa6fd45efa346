import { isArticlePath } from '../model/article-path.ts'
import type { RequestKind } from '../model/classify-request.ts'
import { isBuildFile } from './cache-article.ts'
import { offlinePage } from './offline-page.ts'
import { findCached, put } from './store.ts'

/** Responds to requests of one kind. `waitUntil` is that of the fetch event: the worker lives until the promise settles. */
type Handler = (request: Request, waitUntil: (work: Promise<unknown>) => void) => Promise<Response>

export const HANDLERS: Record<RequestKind, Handler> = {
  page: respondToPage,
  data: respondToData,
  file: respondToFile,
  picture: respondToPicture,
}

/** Network first; the fallback is the cached article, or the offline page. */
async function respondToPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const { origin, pathname } = new URL(request.url)
    const cached = isArticlePath(pathname)
      ? await findCached('articles', origin + pathname)
      : undefined
    return cached ?? offlinePage()
  }
}

/**
 * Data for Next's router (RSC). Offline, a response whose type is not `text/x-component` makes the router navigate to the page,
 * which `respondToPage` serves.
 */
async function respondToData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return new Response('', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

/** Cache first, because the name of a file contains a hash of its content. */
async function respondToFile(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const cached = await findCached('files', request.url)
  if (cached) return cached
  const response = await fetch(request)
  // If it cannot be stored, the response is served nevertheless.
  if (isBuildFile(response)) {
    waitUntil(put('files', request.url, response.clone()).catch(() => undefined))
  }
  return response
}

/** Network first; the fallback is the cached picture. */
async function respondToPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached('pictures', request.url)
    if (cached) return cached
    throw error
  }
}
