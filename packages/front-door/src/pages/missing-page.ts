import type { Framework } from '../framework.ts'
import type { AskOrigin, OriginAnswer } from '../origin/origin.ts'
import { acceptsHtml } from '../request/negotiate.ts'
import type { PageCache } from './page-cache.ts'

/** No route of the site has this path, nor will one have it. */
const NOWHERE = '/internal/nowhere'

/**
 * Gives missing pages their text. Where a page finds out while it is made that it does not exist,
 * the framework may send a document without text, and a feed or a sitemap has nothing to send; the page
 * for unknown addresses is complete, and the same.
 */
export class MissingPage {
  readonly #ask: AskOrigin
  readonly #cache: PageCache
  readonly #isEmpty: Framework['isEmptyDocument']
  #generation = -1
  #answer: Promise<OriginAnswer> | undefined

  constructor(ask: AskOrigin, cache: PageCache, isEmpty: Framework['isEmptyDocument']) {
    this.#ask = ask
    this.#cache = cache
    this.#isEmpty = isEmpty
  }

  /** The answer itself, or the complete one in the place of a 404 without text. */
  async complete(answer: OriginAnswer, accept: string | undefined): Promise<OriginAnswer> {
    if (answer.status !== 404 || !this.#lacksText(answer, accept)) return answer
    return this.load().catch(() => answer)
  }

  /** The complete one. @throws where it cannot be made */
  async load(): Promise<OriginAnswer> {
    const whole = await this.#ask404().catch(() => undefined)
    if (whole?.status === 404) return whole
    // Another time it may be there.
    this.#answer = undefined
    throw new Error('the page for unknown addresses is not there')
  }

  #ask404(): Promise<OriginAnswer> {
    if (!this.#answer || this.#generation !== this.#cache.generation) {
      this.#generation = this.#cache.generation
      const headers = { 'accept-encoding': 'identity' }
      this.#answer = this.#ask({ method: 'GET', path: NOWHERE, headers })
    }
    return this.#answer
  }

  #lacksText({ body }: OriginAnswer, accept: string | undefined): boolean {
    return body.length === 0 ? acceptsHtml(accept) : this.#isEmpty(body)
  }
}
