import { isArticlePath } from '../model/article-path.ts'
import type { RequestKind } from '../model/sort-request.ts'
import { isFile } from './keep-article.ts'
import { offlinePage } from './offline-page.ts'
import { findKept, keep } from './store.ts'

/** Answers a request of one kind. `wait` has the worker stay until something is done. */
type Answer = (request: Request, wait: (work: Promise<unknown>) => void) => Promise<Response>

export const ANSWERS: Record<RequestKind, Answer> = {
  page: answerPage,
  data: answerData,
  file: answerFile,
  picture: answerPicture,
}

/** Always the network's; without one, the article as it was read, or the page that lists them. */
async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const { origin, pathname } = new URL(request.url)
    const kept = isArticlePath(pathname) ? await findKept('articles', origin + pathname) : undefined
    return kept ?? offlinePage()
  }
}

/** Without a network, Next's router gets what is no data for it: it has the browser open the address itself. */
async function answerData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.signal.aborted) throw error
    return new Response('', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

/** A file of one name never changes. */
async function answerFile(request: Request, wait: (work: Promise<unknown>) => void) {
  const kept = await findKept('files', request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (isFile(response)) wait(keep('files', request.url, response.clone()).catch(() => undefined))
  return response
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await findKept('pictures', request.url)
    if (kept) return kept
    throw error
  }
}
