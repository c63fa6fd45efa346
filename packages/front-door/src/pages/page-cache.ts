import type { Encoded } from './compress.ts'

/** A page in every encoding, ready to send. */
export interface StoredPage {
  encoded: Encoded
  headers: Readonly<Record<string, string>>
  etag: string
  /** Time in ms at which this version was rendered. Versions of a page differ in the second. */
  madeAt?: number
  /** ETag of the site, for revalidation. */
  originEtag: string | undefined
  /** Generation of the cache when the page was requested. */
  generation: number
  /** Time in ms after which the page is revalidated. */
  freshUntil: number
}

/** State of a cached page. `outdated`: something was invalidated since it was requested. */
export type Freshness = 'fresh' | 'old' | 'outdated'

export interface PageCacheOptions {
  /** Maximum bytes of all pages in every encoding. */
  maxBytes: number
}

/** LRU cache of pages. */
export class PageCache {
  /** Increases with every invalidation; pages that were requested earlier are outdated. */
  generation = 0
  readonly #pages = new Map<string, StoredPage>()
  readonly #maxBytes: number
  #bytes = 0

  constructor({ maxBytes }: PageCacheOptions) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    // A Map keeps insertion order, so inserting the page again makes it the most recently used.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Caches a page, unless a version that was requested later is cached. */
  set(key: string, page: StoredPage): void {
    const previous = this.#pages.get(key)
    if (previous && previous.generation > page.generation) return
    this.delete(key)
    const size = sizeOf(key, page)
    if (size > this.#maxBytes) return
    this.#pages.set(key, page)
    this.#bytes += size
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(key, page)
  }

  /** To be called after the site has invalidated something. */
  invalidate(): void {
    this.generation += 1
  }

  freshness(page: StoredPage, now: number): Freshness {
    if (page.generation !== this.generation) return 'outdated'
    return now < page.freshUntil ? 'fresh' : 'old'
  }
}

function sizeOf(key: string, { encoded, headers }: StoredPage): number {
  const bodies = new Set(Object.values(encoded))
  let bytes = key.length * 2
  for (const body of bodies) bytes += body.length
  for (const [name, value] of Object.entries(headers)) bytes += name.length + value.length
  return bytes
}
