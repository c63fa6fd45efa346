import { CACHES, LIMITS } from '../model/kept.ts'
import { findSurplus, type RoomLimits } from '../model/make-room.ts'
import { findParts } from '../model/page-parts.ts'

/** Headers of a kept answer that only we read. */
export const TITLE_HEADER = 'x-kept-title'
export const KEPT_AT_HEADER = 'x-kept-at'

type CacheKind = keyof typeof CACHES

/** A kept answer, whatever it may vary by: of each address there is one. */
export async function findKept(kind: CacheKind, address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: CACHES[kind], ignoreVary: true })
  } catch {
    // Storage is blocked or damaged: nothing is kept.
    return undefined
  }
}

/** Keeps an answer as the latest of its kind. Where there is no room, pictures go first. */
export async function keep(kind: CacheKind, address: string, response: Response): Promise<void> {
  const spare = response.clone()
  const cache = await caches.open(CACHES[kind])
  // A renewed entry would stay at its old place in the order.
  await cache.delete(address, { ignoreVary: true })
  try {
    await cache.put(address, response)
  } catch (error) {
    if (!isFull(error)) throw error
    await caches.delete(CACHES.pictures)
    await cache.put(address, spare)
  }
}

/** An answer that broke off fails as well, and is no reason to let anything go. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Lets one kept answer go. */
export async function drop(kind: CacheKind, address: string): Promise<void> {
  const cache = await caches.open(CACHES[kind])
  await cache.delete(address, { ignoreVary: true })
}

/** Lets go what is beyond the limits. */
export async function makeRoom(now = Date.now()): Promise<void> {
  const oldest = now - LIMITS.articleAge
  await trim('articles', { entries: LIMITS.articles, oldest })
  await trim('pictures', { entries: LIMITS.pictures, bytes: LIMITS.pictureBytes })
  await trim('files', { entries: LIMITS.files }, findNeededFiles)
}

async function trim(
  kind: CacheKind,
  limits: RoomLimits,
  findNeeded = async () => new Set<string>(),
): Promise<void> {
  const cache = await caches.open(CACHES[kind])
  const [requests, responses] = [await cache.keys(), await cache.matchAll()]
  // Of files, only their number counts: most of the time there is nothing to do.
  if (kind === 'files' && requests.length <= limits.entries) return
  const needed = await findNeeded()
  const entries = requests.map((request, index) => ({
    request,
    bytes: Number(responses[index]?.headers.get('content-length') ?? 0),
    keptAt: Number(responses[index]?.headers.get(KEPT_AT_HEADER) ?? Date.now()),
    isNeeded: needed.has(new URL(request.url).pathname),
  }))
  const surplus = findSurplus(entries, limits)
  await Promise.all(surplus.map(({ request }) => cache.delete(request, { ignoreVary: true })))
}

/** Files without which a kept article would be bare. */
async function findNeededFiles(): Promise<Set<string>> {
  const articles = await (await caches.open(CACHES.articles)).matchAll()
  const documents = await Promise.all(articles.map((article) => article.text()))
  return new Set(documents.flatMap((html) => findParts(html).files))
}
