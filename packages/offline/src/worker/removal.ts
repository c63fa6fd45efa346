import { removeCaches } from '../remove-caches.ts'

declare const self: ServiceWorkerGlobalScope

// Served in place of the worker if the site uses none: takes over, then removes all caches and itself.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches().then(() => self.registration.unregister()))
})
