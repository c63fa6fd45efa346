import type { Framework } from '../framework.ts'
import type { FetchOrigin, OriginResponse } from '../origin/origin.ts'
import { acceptsHtml } from '../request/negotiate.ts'
import type { PageCache } from './page-cache.ts'

/** A path that no route of the site has or will have. */
const NOWHERE = '/internal/nowhere'

/**
 * Provides the text of missing pages. If a page detects during rendering that it does not exist, the framework may send a
 * document without text; a missing feed or sitemap is empty. The page for unknown addresses is complete and has the same
 * content.
 */
export class MissingPage {
  readonly #fetchOrigin: FetchOrigin
  readonly #cache: PageCache
  readonly #isEmpty: Framework['isEmptyDocument']
  #generation = -1
  #response: Promise<OriginResponse> | undefined

  constructor(fetchOrigin: FetchOrigin, cache: PageCache, isEmpty: Framework['isEmptyDocument']) {
    this.#fetchOrigin = fetchOrigin
    this.#cache = cache
    this.#isEmpty = isEmpty
  }

  /** The response itself, or the complete page instead of a 404 without text. */
  async complete(response: OriginResponse, accept: string | undefined): Promise<OriginResponse> {
    if (response.status !== 404 || !this.#lacksText(response, accept)) return response
    return this.load().catch(() => response)
  }

  /** The complete 404 page. @throws Error if it cannot be rendered */
  async load(): Promise<OriginResponse> {
    const whole = await this.#ask404().catch(() => undefined)
    if (whole?.status === 404) return whole
    // The next request tries again.
    this.#response = undefined
    throw new Error('The page for unknown addresses could not be loaded.')
  }

  #ask404(): Promise<OriginResponse> {
    if (!this.#response || this.#generation !== this.#cache.generation) {
      this.#generation = this.#cache.generation
      const headers = { 'accept-encoding': 'identity' }
      this.#response = this.#fetchOrigin({ method: 'GET', path: NOWHERE, headers })
    }
    return this.#response
  }

  #lacksText({ body }: OriginResponse, accept: string | undefined): boolean {
    return body.length === 0 ? acceptsHtml(accept) : this.#isEmpty(body)
  }
}
