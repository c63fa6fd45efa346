import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { AskOrigin, OriginAnswer } from '../origin/origin.ts'
import type { PolicyOf } from '../policy/csp.ts'
import { encodeAll } from './compress.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import type { PageQuestion } from './page-question.ts'

/** Either a page that is kept, or an answer for this request alone. */
export type PageResult =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'answer'; answer: OriginAnswer }

export interface PageSourceOptions {
  ask: AskOrigin
  cache: PageCache
  policyOf: PolicyOf
  now?: () => number
  /** Longest wait for a new version while an old one is at hand, in milliseconds. */
  timeoutMs?: number
}

/** What is asked, and the id of the request that asks for it, for log lines. */
export interface PageRequest extends PageQuestion {
  requestId: string
}

/** How long a new version is kept, and the one that it replaces. */
interface Stored {
  generation: number
  /** Seconds. */
  lifetime: number
  held: StoredPage | undefined
}

/** Milliseconds for which an old page serves without asking again after a failure. */
const PAUSE_AFTER_FAILURE = 5000
const TIMEOUT_MS = 2500
const SHARED_AGE = /\bs-maxage=(\d+)/

/** Gives pages from the cache, asking the server behind us once per key at a time. */
export class PageSource {
  readonly #options: Required<PageSourceOptions>
  readonly #asking = new Map<string, Promise<PageResult>>()

  constructor(options: PageSourceOptions) {
    this.#options = { now: Date.now, timeoutMs: TIMEOUT_MS, ...options }
  }

  /** The page or the answer for a request. @throws where nothing is kept and the server behind us cannot be asked */
  async get(request: PageRequest): Promise<PageResult> {
    const { cache, now, timeoutMs } = this.#options
    const page = cache.get(request.key)
    if (!page) return this.#askOnce(request, undefined)
    const freshness = cache.freshness(page, now())
    if (freshness === 'fresh') return { kind: 'page', page }
    const asked = this.#askOnce(request, page)
    if (freshness === 'old') {
      asked.catch(() => undefined)
      return { kind: 'page', page }
    }
    return Promise.race([asked, after(timeoutMs, { kind: 'page', page } as const)])
  }

  #askOnce(request: PageRequest, held: StoredPage | undefined): Promise<PageResult> {
    // A refresh in between starts a new round: its reader must not get the answer of the last one.
    const round = `${this.#options.cache.generation} ${request.key}`
    const running = this.#asking.get(round)
    // An answer that is not kept may be private to the one who asked first, and a failure is that one's alone.
    if (running) {
      return running.then(
        (result) => (result.kind === 'page' ? result : this.#ask(request, held)),
        () => this.#ask(request, held),
      )
    }
    const asked = this.#ask(request, held).finally(() => this.#asking.delete(round))
    this.#asking.set(round, asked)
    return asked
  }

  async #ask(request: PageRequest, held: StoredPage | undefined): Promise<PageResult> {
    const { ask, cache } = this.#options
    const { generation } = cache
    const validator = held?.originEtag ? { 'if-none-match': held.originEtag } : {}
    const { path, requestId } = request
    const headers = { ...request.headers, ...validator }
    const answer = await ask({ method: 'GET', path, headers, requestId }).catch((error) => {
      if (held) return undefined
      throw error
    })
    if (held && (!answer || answer.status >= 500)) return this.#keep(request.key, held, generation)
    if (!answer) throw new Error('no answer')
    if (held && answer.status === 304) return this.#renew(request.key, held, answer, generation)
    const lifetime = lifetimeOf(answer, request)
    if (lifetime === undefined) {
      cache.delete(request.key)
      return { kind: 'answer', answer }
    }
    const page = await this.#toPage(request, answer, { generation, lifetime, held })
    cache.set(request.key, page)
    return { kind: 'page', page }
  }

  /** The server behind us is in trouble: what we have is better than nothing. */
  #keep(key: string, held: StoredPage, generation: number): PageResult {
    const page = { ...held, generation, freshUntil: this.#options.now() + PAUSE_AFTER_FAILURE }
    this.#options.cache.set(key, page)
    return { kind: 'page', page }
  }

  #renew(key: string, held: StoredPage, answer: OriginAnswer, generation: number): PageResult {
    const seconds = sharedAge(answer.headers) ?? 0
    const page = { ...held, generation, freshUntil: this.#options.now() + seconds * 1000 }
    this.#options.cache.set(key, page)
    return { kind: 'page', page }
  }

  async #toPage(
    { path, isRouterData }: PageRequest,
    answer: OriginAnswer,
    { generation, lifetime, held }: Stored,
  ): Promise<StoredPage> {
    const { policyOf, now } = this.#options
    const digest = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
    const etag = `W/"${digest}"`
    const last = held?.madeAt ?? 0
    const madeAt = held?.etag === etag ? last : Math.max(now(), last + 1000)
    const contentType = answer.headers['content-type'] ?? ''
    const isHtml = contentType.startsWith('text/html')
    return {
      encoded: await encodeAll(answer.body),
      headers: {
        'content-type': contentType,
        // Shared caches between us and the reader would miss the refreshes we are told about.
        'cache-control': `${isRouterData ? 'private' : 'public'}, max-age=0, must-revalidate`,
        vary: varyOf(answer.headers),
        ...(isHtml ? { 'content-security-policy': policyOf(answer.body.toString(), path) } : {}),
      },
      etag,
      madeAt,
      originEtag: answer.headers.etag,
      generation,
      freshUntil: now() + lifetime * 1000,
    }
  }
}

/** Seconds for which an answer may be kept under the key; undefined where it may not. */
function lifetimeOf(
  { status, headers }: OriginAnswer,
  { contentType }: PageQuestion,
): number | undefined {
  const isForAll = status === 200 && !headers['set-cookie']
  return isForAll && contentType.test(headers['content-type'] ?? '')
    ? sharedAge(headers)
    : undefined
}

function sharedAge(headers: IncomingHttpHeaders): number | undefined {
  const seconds = SHARED_AGE.exec(headers['cache-control'] ?? '')?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

function varyOf(headers: IncomingHttpHeaders): string {
  return headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}
