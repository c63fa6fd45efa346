import ky, { isHTTPError, isNetworkError, type Options } from 'ky'
import { authorizationOf } from './authorization.ts'
import type { Endpoint, ResultOf } from './contract/endpoint.ts'
import { parseJson } from './contract/json.ts'
import type { Caller, CallOptions, ClientOptions } from './options.ts'
import { fillPath } from './path.ts'
import { type Asked, fetchWhole, readBody } from './read-body.ts'
import { toRequestBody, toSearchParams } from './request-body.ts'
import type { RetryBudget } from './retry-budget.ts'
import { unwrap } from './unwrap.ts'

const BROWSER_BASE = '/api'
/** Milliseconds until an attempt is given up. */
const DEFAULT_TIMEOUT = 10_000

const ACCEPT = {
  envelope: 'application/json',
  events: 'text/event-stream, application/json',
  raw: '*/*',
} as const

/**
 * What is repeated by itself: reading calls, when nothing answered or a proxy answered for a server
 * that was away. 413 means an expired token here and is not among them.
 */
const RETRY_READS = {
  limit: 2,
  methods: ['get', 'post'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 2000,
  jitter: true,
} satisfies Options['retry']

/**
 * Makes a function that calls single endpoints; a page that needs two calls bundles two.
 * @param options where to call, as which user, and how long to wait
 * @returns a function that calls any endpoint; the rejections of a call are listed in the README
 * @throws TypeError where `baseUrl` is not absolute outside of a browser
 * @example
 * ```ts
 * import { createCaller } from '@mozhan/api-client'
 * import { article } from '@mozhan/api-client/contract'
 *
 * const call = createCaller({ baseUrl: 'https://example.com/api' })
 * const found = await call(article.getArticle, { params: { id: '1' } })
 * ```
 */
export function createCaller(options: ClientOptions = {}): Caller {
  const base = resolveBase(options.baseUrl)
  return async <E extends Endpoint>(endpoint: E, ...args: unknown[]) => {
    // `CallArgs` has checked the arguments at the call.
    const [input = {}, callOptions = {}] = args as [input?: Parts, options?: CallOptions]
    const url = base + fillPath(endpoint.path, input.params)
    const request = await toRequest(endpoint, input, options, callOptions)
    // `receive` answers in the form that the endpoint asks for.
    return (await receive(endpoint, url, request)) as ResultOf<E>
  }
}

interface Parts {
  params?: Readonly<Record<string, unknown>>
  query?: unknown
  body?: unknown
}

async function toRequest(
  endpoint: Endpoint,
  input: Parts,
  options: ClientOptions,
  { signal, timeout, headers, keepalive, onlyReads, onProgress }: CallOptions,
): Promise<Options> {
  const isOpenEnded = endpoint.answer !== undefined || endpoint.bodyType === 'multipart'
  const authorization = await authorizationOf(endpoint, options)
  const fetch = onProgress
    ? (await import('./progress-fetch.ts')).createProgressFetch(onProgress)
    : (options.fetch ?? globalThis.fetch.bind(globalThis))
  return {
    method: endpoint.method,
    headers: {
      Accept: ACCEPT[endpoint.answer ?? 'envelope'],
      ...options.headers,
      ...authorization,
      ...headers,
    },
    timeout: timeout ?? (isOpenEnded ? false : (options.timeout ?? DEFAULT_TIMEOUT)),
    retry: (onlyReads ?? readsAlone(endpoint)) ? retryWithin(options.budget) : 0,
    ...(options.budget && !isOpenEnded ? { totalTimeout: options.budget.remaining() } : {}),
    parseJson,
    ...toRequestBody(endpoint, input.body),
    ...(endpoint.query ? { searchParams: toSearchParams(input.query) } : {}),
    fetch: endpoint.answer === undefined ? fetchWhole(fetch) : fetch,
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
}

/** The contract marks what changes something where the method does not tell: an open POST reads. */
function readsAlone({ method, access, changesState, answer }: Endpoint): boolean {
  if (changesState || answer) return false
  return method === 'GET' || (method === 'POST' && access === 'public')
}

/** ky asks before its own rules, so only what these repeat is taken out of the budget. */
function retryWithin(budget: RetryBudget | undefined): Options['retry'] {
  if (!budget) return RETRY_READS
  const isRepeated = (error: Error) =>
    isNetworkError(error) ||
    (isHTTPError(error) && RETRY_READS.statusCodes.includes(error.response.status))
  return {
    ...RETRY_READS,
    shouldRetry: ({ error }) => (isRepeated(error) && !budget.take() ? false : undefined),
  }
}

async function receive(endpoint: Endpoint, url: string, request: Options): Promise<unknown> {
  try {
    const response = ky(url, request)
    if (endpoint.answer === undefined) {
      return unwrap(endpoint, { status: 200, ok: true, body: await response.text() })
    }
    const { method } = endpoint
    return await receiveOpen(endpoint, await response, { url, method, signal: request.signal })
  } catch (error) {
    if (!isHTTPError(error)) throw error
    return unwrap(endpoint, {
      status: error.response.status,
      ok: false,
      body: error.data,
      retryAfter: error.response.headers.get('retry-after'),
      cause: error,
    })
  }
}

/** Streams and files; a refusal comes as an envelope all the same. */
async function receiveOpen(endpoint: Endpoint, response: Response, asked: Asked): Promise<unknown> {
  const isEvents = endpoint.answer === 'events'
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json') && (isEvents || endpoint.method === 'GET')) {
    // A stored file may be JSON itself, which is told by its disposition.
    if (isEvents || !response.headers.has('content-disposition')) {
      const body = await readBody(response.text(), asked)
      return unwrap(endpoint, { status: response.status, ok: true, body })
    }
  }
  if (!isEvents) return response
  const { readEvents } = await import('./read-events.ts')
  return readEvents(endpoint, response, asked)
}

function resolveBase(baseUrl = BROWSER_BASE): string {
  // Workers have a location but no document; elsewhere a relative address leads nowhere.
  if (!('location' in globalThis) && !/^https?:\/\//.test(baseUrl)) {
    throw new TypeError('baseUrl must be an absolute http(s) address outside a browser')
  }
  return baseUrl.replace(/\/+$/, '')
}
