import { acceptsHtml } from './negotiate.ts'
import type { AskOrigin, OriginAnswer } from './origin.ts'
import type { PageCache } from './page-cache.ts'

/** No route of the site has this path, nor will one have it. */
const NOWHERE = '/internal/nowhere'
/** Next's mark of a document that only scripts can fill. */
const EMPTY_DOCUMENT = 'id="__next_error__"'

/**
 * Gives missing pages their text. Where a page finds out while it is made that it does not exist,
 * Next sends a document without text, and a feed or a sitemap has nothing to send; the page for
 * unknown addresses is complete, and the same.
 */
export class MissingPage {
  readonly #ask: AskOrigin
  readonly #cache: PageCache
  #generation = -1
  #answer: Promise<OriginAnswer> | undefined

  constructor(ask: AskOrigin, cache: PageCache) {
    this.#ask = ask
    this.#cache = cache
  }

  /** The answer itself, or the complete one in the place of a 404 without text. */
  async complete(answer: OriginAnswer, accept: string | undefined): Promise<OriginAnswer> {
    if (answer.status !== 404 || !lacksText(answer, accept)) return answer
    return this.load().catch(() => answer)
  }

  /** The complete one. @throws where Next cannot give it */
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
}

function lacksText({ body }: OriginAnswer, accept: string | undefined): boolean {
  return body.length === 0 ? acceptsHtml(accept) : body.includes(EMPTY_DOCUMENT)
}
