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
  readonly #ask: FetchOrigin
  readonly #cache: PageCache
  readonly #isEmpty: Framework['isEmptyDocument']
  #generation = -1
  #answer: Promise<OriginResponse> | undefined

  constructor(ask: FetchOrigin, cache: PageCache, isEmpty: Framework['isEmptyDocument']) {
    this.#ask = ask
    this.#cache = cache
    this.#isEmpty = isEmpty
  }

  /** The answer itself, or the complete page instead of a 404 without text. */
  async complete(answer: OriginResponse, accept: string | undefined): Promise<OriginResponse> {
    if (answer.status !== 404 || !this.#lacksText(answer, accept)) return answer
    return this.load().catch(() => answer)
  }

  /** The complete 404 page. @throws Error if it cannot be rendered */
  async load(): Promise<OriginResponse> {
    const whole = await this.#ask404().catch(() => undefined)
    if (whole?.status === 404) return whole
    // The next request tries again.
    this.#answer = undefined
    throw new Error('The page for unknown addresses could not be loaded.')
  }

  #ask404(): Promise<OriginResponse> {
    if (!this.#answer || this.#generation !== this.#cache.generation) {
      this.#generation = this.#cache.generation
      const headers = { 'accept-encoding': 'identity' }
      this.#answer = this.#ask({ method: 'GET', path: NOWHERE, headers })
    }
    return this.#answer
  }

  #lacksText({ body }: OriginResponse, accept: string | undefined): boolean {
    return body.length === 0 ? acceptsHtml(accept) : this.#isEmpty(body)
  }
}
