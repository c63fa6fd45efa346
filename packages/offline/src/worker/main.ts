import { CACHES } from '../model/kept.ts'
import { parseMessage } from '../model/message.ts'
import { sortRequest } from '../model/sort-request.ts'
import { removeCaches } from '../remove-caches.ts'
import { ANSWERS } from './answer.ts'
import { keepArticle } from './keep-article.ts'

declare const self: ServiceWorkerGlobalScope
/** Which program this worker came with; whoever sends the script says it in front. */
declare const PROGRAM: string

// No skipWaiting: a page is open, and its reader decides.
self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches(Object.values(CACHES)).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const kind = sortRequest(event.request, location.origin)
  if (kind) event.respondWith(ANSWERS[kind](event.request, (work) => event.waitUntil(work)))
})

let keeping = Promise.resolve()
let forgetting = new AbortController()

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data)
  switch (message?.kind) {
    case 'keep': {
      const { signal } = forgetting
      // One after the other: they share files, and the order of what is kept.
      keeping = keeping.then(() => keepArticle(message.path, signal).catch(() => undefined))
      // A page that was on its way while the worker began is not its page yet.
      return event.waitUntil(Promise.all([self.clients.claim(), keeping]))
    }
    case 'forget':
      forgetting.abort()
      forgetting = new AbortController()
      keeping = keeping.then(forget)
      return event.waitUntil(keeping)
    case 'takeOver':
      return event.waitUntil(self.skipWaiting())
    case 'program':
      return event.ports[0]?.postMessage(PROGRAM)
  }
})

async function forget(): Promise<void> {
  await Promise.all([caches.delete(CACHES.articles), caches.delete(CACHES.pictures)])
}
