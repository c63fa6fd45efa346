import { isArticlePath } from '../model/article-path.ts'
import type { RequestKind } from '../model/classify-request.ts'
import { isFile } from './cache-article.ts'
import { offlinePage } from './offline-page.ts'
import { findCached, put } from './store.ts'

/** Answers a request of one kind. `wait` extends the lifetime of the worker until a promise settles. */
type Answer = (request: Request, wait: (work: Promise<unknown>) => void) => Promise<Response>

export const HANDLERS: Record<RequestKind, Answer> = {
  page: answerPage,
  data: answerData,
  file: answerFile,
  picture: answerPicture,
}

/** Network first; the fallback is the cached article, or the offline page. */
async function answerPage(request: Request): Promise<Response> {
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

/** Offline, an answer of another type makes Next's router fall back to a full navigation. */
async function answerData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return new Response('', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

/** Cache first, because the name of a file contains a hash of its content. */
async function answerFile(request: Request, wait: (work: Promise<unknown>) => void) {
  const cached = await findCached('files', request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (isFile(response)) wait(put('files', request.url, response.clone()).catch(() => undefined))
  return response
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached('pictures', request.url)
    if (cached) return cached
    throw error
  }
}
