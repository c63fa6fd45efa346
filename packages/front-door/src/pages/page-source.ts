import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FetchOrigin, OriginResponse } from '../origin/origin.ts'
import type { PolicyOf } from '../policy/csp.ts'
import { encodeAll } from './compress.ts'
import type { KeyedRequest } from './keyed-request.ts'
import type { PageCache, StoredPage } from './page-cache.ts'

/** A cached page, or an uncached response for this request alone. */
export type PageResult =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'response'; response: OriginResponse }

export interface PageSourceOptions {
  fetchOrigin: FetchOrigin
  cache: PageCache
  policyOf: PolicyOf
  now?: () => number
  /** Maximum wait in ms for a new version while an old one is cached. */
  timeoutMs?: number
}

/** A request with the id of the reader's request, for log lines. */
export interface PageRequest extends KeyedRequest {
  requestId: string
}

/** Lifetime of a new version, and the version that it replaces. */
interface StoredVersion {
  generation: number
  /** Seconds. */
  lifetime: number
  previous: StoredPage | undefined
}

/** Time in ms for which an old page is served without a new attempt after a failure. */
const FAILURE_PAUSE_MS = 5000
const TIMEOUT_MS = 2500
const SHARED_AGE = /\bs-maxage=(\d+)/

/** Serves pages from the cache and requests each key from the site once at a time. */
export class PageSource {
  readonly #options: Required<PageSourceOptions>
  readonly #requests = new Map<string, Promise<PageResult>>()

  constructor(options: PageSourceOptions) {
    this.#options = { now: Date.now, timeoutMs: TIMEOUT_MS, ...options }
  }

  /** The page or the response for a request. @throws Error if nothing is cached and the site does not answer */
  async get(request: PageRequest): Promise<PageResult> {
    const { cache, now, timeoutMs } = this.#options
    const page = cache.get(request.key)
    if (!page) return this.#requestOnce(request, undefined)
    const freshness = cache.freshness(page, now())
    if (freshness === 'fresh') return { kind: 'page', page }
    const pending = this.#requestOnce(request, page)
    if (freshness === 'old') {
      pending.catch(() => undefined)
      return { kind: 'page', page }
    }
    // Invalidated: the reader waits for the new version.
    return Promise.race([pending, after(timeoutMs, { kind: 'page', page } as const)])
  }

  #requestOnce(request: PageRequest, previous: StoredPage | undefined): Promise<PageResult> {
    // An invalidation in between starts a new request, because the running one may return the old version.
    const requestKey = `${this.#options.cache.generation} ${request.key}`
    const running = this.#requests.get(requestKey)
    // An uncached response may be private to the first reader, and a failure concerns only its own request.
    if (running) {
      return running.then(
        (result) => (result.kind === 'page' ? result : this.#fetchPage(request, previous)),
        () => this.#fetchPage(request, previous),
      )
    }
    const pending = this.#fetchPage(request, previous).finally(() =>
      this.#requests.delete(requestKey),
    )
    this.#requests.set(requestKey, pending)
    return pending
  }

  async #fetchPage(request: PageRequest, previous: StoredPage | undefined): Promise<PageResult> {
    const { fetchOrigin, cache } = this.#options
    const { generation } = cache
    const validator = previous?.originEtag ? { 'if-none-match': previous.originEtag } : {}
    const { path, requestId } = request
    const headers = { ...request.headers, ...validator }
    const response = await fetchOrigin({ method: 'GET', path, headers, requestId }).catch(
      (error) => {
        if (previous) return undefined
        throw error
      },
    )
    if (previous && (!response || response.status >= 500))
      return this.#keep(request.key, previous, generation)
    if (!response) throw new Error('The site did not answer.')
    if (previous && response.status === 304)
      return this.#renew(request.key, previous, response, generation)
    const lifetime = lifetimeOf(response, request)
    if (lifetime === undefined) {
      cache.delete(request.key)
      return { kind: 'response', response }
    }
    const page = await this.#toPage(request, response, { generation, lifetime, previous })
    cache.set(request.key, page)
    return { kind: 'page', page }
  }

  /** Serves the old page while the site fails. */
  #keep(key: string, previous: StoredPage, generation: number): PageResult {
    const page = { ...previous, generation, freshUntil: this.#options.now() + FAILURE_PAUSE_MS }
    this.#options.cache.set(key, page)
    return { kind: 'page', page }
  }

  #renew(
    key: string,
    previous: StoredPage,
    response: OriginResponse,
    generation: number,
  ): PageResult {
    const seconds = sharedAge(response.headers) ?? 0
    const page = { ...previous, generation, freshUntil: this.#options.now() + seconds * 1000 }
    this.#options.cache.set(key, page)
    return { kind: 'page', page }
  }

  async #toPage(
    { path, isRouterData }: PageRequest,
    response: OriginResponse,
    { generation, lifetime, previous }: StoredVersion,
  ): Promise<StoredPage> {
    const { policyOf, now } = this.#options
    const digest = createHash('sha256').update(response.body).digest('base64url').slice(0, 22)
    const etag = `W/"${digest}"`
    const last = previous?.madeAt ?? 0
    // Last-Modified has whole seconds, and a new version needs a later one.
    const madeAt = previous?.etag === etag ? last : Math.max(now(), last + 1000)
    const contentType = response.headers['content-type'] ?? ''
    const isHtml = contentType.startsWith('text/html')
    return {
      encoded: await encodeAll(response.body),
      headers: {
        'content-type': contentType,
        // Shared caches between us and the reader would not receive the invalidations.
        'cache-control': `${isRouterData ? 'private' : 'public'}, max-age=0, must-revalidate`,
        vary: varyOf(response.headers),
        ...(isHtml ? { 'content-security-policy': policyOf(response.body.toString(), path) } : {}),
      },
      etag,
      madeAt,
      originEtag: response.headers.etag,
      generation,
      freshUntil: now() + lifetime * 1000,
    }
  }
}

/** Lifetime of a response in the cache in seconds; undefined if it must not be cached. */
function lifetimeOf(
  { status, headers }: OriginResponse,
  { contentType }: KeyedRequest,
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
