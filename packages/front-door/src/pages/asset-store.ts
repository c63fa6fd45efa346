import type { FetchOrigin } from '../origin/origin.ts'
import { encodeAll, isCompressible } from './compress.ts'
import { PageCache, type StoredPage } from './page-cache.ts'

/** Maximum bytes of cached scripts and styles in all encodings: several times the size of a build. */
const MAX_BYTES = 64_000_000

/** File names of a build. Other spellings are answered, but not cached, because they would duplicate an entry. */
const LITERAL = /^[\w.~-]+(?:\/[\w.~-]+)*$/

/** Caches the files of the build. Their names contain a content hash, so they are compressed once, at best quality. */
export class AssetStore {
  readonly #fetchOrigin: FetchOrigin
  readonly #folder: string
  readonly #cached: PageCache
  readonly #loading = new Map<string, Promise<StoredPage | undefined>>()

  /** @param folder path prefix of the files, including the slash */
  constructor(fetchOrigin: FetchOrigin, folder: string, maxBytes = MAX_BYTES) {
    this.#fetchOrigin = fetchOrigin
    this.#folder = folder
    this.#cached = new PageCache({ maxBytes })
  }

  /** The file, or undefined if it is not cacheable (missing, not compressible, or spelt differently). */
  async get(url: string): Promise<StoredPage | undefined> {
    const path = url.split('?', 1)[0] ?? url
    if (!this.#isLiteral(path)) return undefined
    return this.#cached.get(path) ?? this.#loading.get(path) ?? this.#load(path)
  }

  #isLiteral(path: string): boolean {
    return path.startsWith(this.#folder) && LITERAL.test(path.slice(this.#folder.length))
  }

  #load(path: string): Promise<StoredPage | undefined> {
    const loaded = this.#pack(path).finally(() => this.#loading.delete(path))
    this.#loading.set(path, loaded)
    return loaded
  }

  async #pack(path: string): Promise<StoredPage | undefined> {
    const headers = { 'accept-encoding': 'identity' }
    const {
      status,
      headers: responseHeaders,
      body,
    } = await this.#fetchOrigin({ method: 'GET', path, headers })
    const contentType = responseHeaders['content-type'] ?? ''
    if (status !== 200 || !isCompressible(contentType)) return undefined
    const asset = {
      encoded: await encodeAll(body, 9),
      headers: {
        'content-type': contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      },
      etag: responseHeaders.etag ?? `W/"${path.slice(path.lastIndexOf('/') + 1)}"`,
      originEtag: undefined,
      generation: 0,
      freshUntil: Number.POSITIVE_INFINITY,
    }
    this.#cached.set(path, asset)
    return asset
  }
}
