import { encodeAll, isCompressible } from './compress.ts'
import type { AskOrigin } from './origin.ts'
import type { StoredPage } from './page-cache.ts'

/** Bytes of compressed scripts and styles that are kept at most. */
const MAX_BYTES = 64_000_000

/** Files of the build. Their names carry a hash of their content: they are packed once, and well. */
export class AssetStore {
  readonly #ask: AskOrigin
  readonly #assets = new Map<string, Promise<StoredPage | undefined>>()
  #bytes = 0

  constructor(ask: AskOrigin) {
    this.#ask = ask
  }

  /** The file, or undefined where it is not one to keep (missing, or not compressible). */
  get(url: string): Promise<StoredPage | undefined> {
    const path = url.split('?', 1)[0] ?? url
    const known = this.#assets.get(path)
    if (known) return known
    const asked = this.#load(path)
    this.#assets.set(path, asked)
    const forget = () => this.#assets.delete(path)
    asked.then((asset) => asset ?? forget(), forget)
    return asked
  }

  async #load(path: string): Promise<StoredPage | undefined> {
    const headers = { 'accept-encoding': 'identity' }
    const { status, headers: answered, body } = await this.#ask({ method: 'GET', path, headers })
    const contentType = answered['content-type'] ?? ''
    if (status !== 200 || !isCompressible(contentType)) return undefined
    if (this.#bytes + body.length > MAX_BYTES) return undefined
    this.#bytes += body.length
    return {
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
  }
}
