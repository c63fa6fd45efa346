import type { Encoded } from './compress.ts'

/** A page as it goes over the wire, in every encoding. */
export interface StoredPage {
  encoded: Encoded
  headers: Readonly<Record<string, string>>
  etag: string
  /** When this version was made here, in milliseconds; no two versions of a page share a second. */
  madeAt?: number
  /** The validator of the server behind us, to ask whether anything changed. */
  originEtag: string | undefined
  /** Count of refreshes known when the page was asked for. */
  generation: number
  /** Milliseconds of the clock after which the page is looked at again. */
  freshUntil: number
}

/** How much a stored page may be relied on. `outdated`: something was changed since. */
export type Freshness = 'fresh' | 'old' | 'outdated'

export interface PageCacheOptions {
  /** Upper bound of what is kept, counting every encoding. */
  maxBytes: number
}

/** Pages by key, the least recently used leaving first. */
export class PageCache {
  /** Rises with every refresh; pages asked for earlier are outdated. */
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
    // A Map keeps insertion order: putting it back makes it the most recently used.
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** Keeps a page, unless a version that was asked for later is already here. */
  set(key: string, page: StoredPage): void {
    const held = this.#pages.get(key)
    if (held && held.generation > page.generation) return
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

  /** To be called after the server behind us has expired something. */
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
