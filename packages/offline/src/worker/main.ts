import { CACHES } from '../model/caches.ts'
import { classifyRequest } from '../model/classify-request.ts'
import { parseMessage } from '../model/message.ts'
import { removeCaches } from '../remove-caches.ts'
import { HANDLERS } from './answer.ts'
import { cacheArticle } from './cache-article.ts'

declare const self: ServiceWorkerGlobalScope
/** Build of this worker; the server prepends the declaration to the script. */
declare const BUILD_ID: string

// No skipWaiting on install: the reader of an open page decides about the update.
self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches(Object.values(CACHES)).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, location.origin)
  if (kind) event.respondWith(HANDLERS[kind](event.request, (work) => event.waitUntil(work)))
})

let queue = Promise.resolve()
let removal = new AbortController()

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data)
  switch (message?.kind) {
    case 'keep': {
      const { signal } = removal
      // One after another, because articles share files, and their order decides about eviction.
      queue = queue.then(() => cacheArticle(message.path, signal).catch(() => undefined))
      // Claims pages that were loading during the activation.
      return event.waitUntil(Promise.all([self.clients.claim(), queue]))
    }
    case 'forget':
      removal.abort()
      removal = new AbortController()
      queue = queue.then(removeArticles)
      return event.waitUntil(queue)
    case 'takeOver':
      return event.waitUntil(self.skipWaiting())
    case 'program':
      return event.ports[0]?.postMessage(BUILD_ID)
  }
})

async function removeArticles(): Promise<void> {
  await Promise.all([caches.delete(CACHES.articles), caches.delete(CACHES.pictures)])
}
