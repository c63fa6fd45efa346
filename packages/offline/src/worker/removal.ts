import { removeCaches } from '../remove-caches.ts'

declare const self: ServiceWorkerGlobalScope

// Sent in the place of the worker where the site wants none: it takes over, removes all that was kept, and itself.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches().then(() => self.registration.unregister()))
})
