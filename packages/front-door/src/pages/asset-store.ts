import type { AskOrigin } from '../origin/origin.ts'
import { encodeAll, isCompressible } from './compress.ts'
import { PageCache, type StoredPage } from './page-cache.ts'

/** Bytes of scripts and styles that are kept at most, in every encoding: several times what a build holds. */
const MAX_BYTES = 64_000_000

/** How the files of a build are called. Another spelling of a name is answered, but would be kept beside the first. */
const LITERAL = /^[\w.~-]+(?:\/[\w.~-]+)*$/

/** Files of the build. Their names carry a hash of their content: they are packed once, and well. */
export class AssetStore {
  readonly #ask: AskOrigin
  readonly #folder: string
  readonly #kept: PageCache
  readonly #loading = new Map<string, Promise<StoredPage | undefined>>()

  /** @param folder where their paths begin, slash included */
  constructor(ask: AskOrigin, folder: string, maxBytes = MAX_BYTES) {
    this.#ask = ask
    this.#folder = folder
    this.#kept = new PageCache({ maxBytes })
  }

  /** The file, or undefined where it is not one to keep (missing, not compressible, or spelt in another way). */
  async get(url: string): Promise<StoredPage | undefined> {
    const path = url.split('?', 1)[0] ?? url
    if (!this.#isLiteral(path)) return undefined
    return this.#kept.get(path) ?? this.#loading.get(path) ?? this.#load(path)
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
    const { status, headers: answered, body } = await this.#ask({ method: 'GET', path, headers })
    const contentType = answered['content-type'] ?? ''
    if (status !== 200 || !isCompressible(contentType)) return undefined
    const asset = {
      encoded: await encodeAll(body, 9),
      headers: {
        'content-type': contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      },
      etag: answered.etag ?? `W/"${path.slice(path.lastIndexOf('/') + 1)}"`,
      originEtag: undefined,
      generation: 0,
      freshUntil: Number.POSITIVE_INFINITY,
    }
    this.#kept.set(path, asset)
    return asset
  }
}
