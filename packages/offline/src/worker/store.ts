import { CACHES, LIMITS } from '../model/caches.ts'
import { type CacheLimits, findEvicted } from '../model/find-evicted.ts'
import { findParts } from '../model/page-parts.ts'

/** Headers added to cached responses. */
export const TITLE_HEADER = 'x-kept-title'
export const CACHED_AT_HEADER = 'x-kept-at'

type CacheKind = keyof typeof CACHES

/** Finds the cached response of an address. Ignores `Vary`, because there is one per address. */
export async function findCached(kind: CacheKind, address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: CACHES[kind], ignoreVary: true })
  } catch {
    // Storage is blocked or damaged: treated as a cache miss.
    return undefined
  }
}

/** Stores a response as the latest of its kind. If the quota is exceeded, removes all pictures and tries again. */
export async function put(kind: CacheKind, address: string, response: Response): Promise<void> {
  const spare = response.clone()
  const cache = await caches.open(CACHES[kind])
  // An overwritten entry would keep its position in the order.
  await cache.delete(address, { ignoreVary: true })
  try {
    await cache.put(address, response)
  } catch (error) {
    if (!isFull(error)) throw error
    await caches.delete(CACHES.pictures)
    await cache.put(address, spare)
  }
}

/** Distinguishes an exceeded quota from an interrupted response. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Removes one cached response. */
export async function remove(kind: CacheKind, address: string): Promise<void> {
  const cache = await caches.open(CACHES[kind])
  await cache.delete(address, { ignoreVary: true })
}

/** Evicts entries beyond the limits. */
export async function evict(now = Date.now()): Promise<void> {
  const oldest = now - LIMITS.articleAge
  await trim('articles', { entries: LIMITS.articles, oldest })
  await trim('pictures', { entries: LIMITS.pictures, bytes: LIMITS.pictureBytes })
  await trim('files', { entries: LIMITS.files }, findNeededFiles)
}

async function trim(
  kind: CacheKind,
  limits: CacheLimits,
  findNeeded = async () => new Set<string>(),
): Promise<void> {
  const cache = await caches.open(CACHES[kind])
  const [requests, responses] = [await cache.keys(), await cache.matchAll()]
  // Files are limited by number only, so usually there is nothing to do.
  if (kind === 'files' && requests.length <= limits.entries) return
  const needed = await findNeeded()
  const entries = requests.map((request, index) => ({
    request,
    bytes: Number(responses[index]?.headers.get('content-length') ?? 0),
    storedAt: Number(responses[index]?.headers.get(CACHED_AT_HEADER) ?? Date.now()),
    isNeeded: needed.has(new URL(request.url).pathname),
  }))
  const evicted = findEvicted(entries, limits)
  await Promise.all(evicted.map(({ request }) => cache.delete(request, { ignoreVary: true })))
}

/** Files that cached articles need. */
async function findNeededFiles(): Promise<Set<string>> {
  const articles = await (await caches.open(CACHES.articles)).matchAll()
  const documents = await Promise.all(articles.map((article) => article.text()))
  return new Set(documents.flatMap((html) => findParts(html).files))
}
