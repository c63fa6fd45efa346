import ky, { isHTTPError, isNetworkError, type Options } from 'ky'
import { authorizationOf } from './authorization.ts'
import type { Endpoint, ResultOf } from './contract/endpoint.ts'
import { parseJson } from './contract/json.ts'
import { isTokenExpiredError } from './errors/token-expired-error.ts'
import type { Caller, CallOptions, ClientOptions } from './options.ts'
import { fillPath } from './path.ts'
import { fetchWhole, readBody, type SentRequest } from './read-body.ts'
import { toRequestBody, toSearchParams } from './request-body.ts'
import type { RetryBudget } from './retry-budget.ts'
import { unwrap } from './unwrap.ts'

const BROWSER_BASE = '/api'
const DEFAULT_TIMEOUT_MS = 10_000

const ACCEPT = {
  envelope: 'application/json',
  events: 'text/event-stream, application/json',
  raw: '*/*',
} as const

/**
 * Retry options of calls that only read: after a network failure, or an answer of a proxy for an unavailable server. Not after
 * 413, which means an expired token in this API.
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
 * Creates a function that calls single endpoints, so that a bundle contains only the endpoints it uses.
 * @param options address, token and timeout
 * @returns a function that calls any endpoint; the README lists the errors of a call
 * @throws TypeError if `baseUrl` is not absolute outside of a browser
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
    // The type `CallArgs` checks the arguments of callers.
    const [input = {}, callOptions = {}] = args as [input?: Parts, options?: CallOptions]
    const url = base + fillPath(endpoint.path, input.params)
    const send = async (authorization: Authorization) => {
      const request = await toRequest(endpoint, input, options, { ...callOptions, authorization })
      // `receive` returns the form that the endpoint defines.
      return (await receive(endpoint, url, request)) as ResultOf<E>
    }
    const authorization = await authorizationOf(endpoint, options)
    try {
      return await send(authorization)
    } catch (error) {
      const isRepeatable = options.asVisitorOnExpiry && endpoint.access === 'public'
      const isTokenRefused = isTokenExpiredError(error) && 'Authorization' in authorization
      if (isRepeatable && isTokenRefused) return send({})
      throw error
    }
  }
}

interface Parts {
  params?: Readonly<Record<string, unknown>>
  query?: unknown
  body?: unknown
}

type Authorization = Readonly<Record<string, string>>

interface SendOptions extends CallOptions {
  authorization: Authorization
}

async function toRequest(
  endpoint: Endpoint,
  input: Parts,
  options: ClientOptions,
  { signal, timeout, headers, keepalive, onlyReads, onProgress, authorization }: SendOptions,
): Promise<Options> {
  const isOpenEnded = endpoint.answer !== undefined || endpoint.bodyType === 'multipart'
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
    timeout: timeout ?? (isOpenEnded ? false : (options.timeout ?? DEFAULT_TIMEOUT_MS)),
    retry: (onlyReads ?? isReadOnly(endpoint)) ? retryWithin(options.budget) : 0,
    ...(options.budget && !isOpenEnded ? { totalTimeout: options.budget.remaining() } : {}),
    parseJson,
    ...toRequestBody(endpoint, input.body),
    ...(endpoint.query ? { searchParams: toSearchParams(input.query) } : {}),
    fetch: endpoint.answer === undefined ? fetchWhole(fetch) : fetch,
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
}

/** Whether a call only reads: a GET or a public POST that the contract does not mark with `changesState`. */
function isReadOnly({ method, access, changesState, answer }: Endpoint): boolean {
  if (changesState || answer) return false
  return method === 'GET' || (method === 'POST' && access === 'public')
}

/** ky calls `shouldRetry` before its own rules, so the budget is used only for errors that ky would retry. */
function retryWithin(budget: RetryBudget | undefined): Options['retry'] {
  if (!budget) return RETRY_READS
  const isRetryable = (error: Error) =>
    isNetworkError(error) ||
    (isHTTPError(error) && RETRY_READS.statusCodes.includes(error.response.status))
  return {
    ...RETRY_READS,
    shouldRetry: ({ error }) => (isRetryable(error) && !budget.take() ? false : undefined),
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

/** Receives streams and files; a refusal is an envelope. */
async function receiveOpen(
  endpoint: Endpoint,
  response: Response,
  request: SentRequest,
): Promise<unknown> {
  const isEvents = endpoint.answer === 'events'
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json') && (isEvents || endpoint.method === 'GET')) {
    // A downloaded JSON file is recognized by its Content-Disposition.
    if (isEvents || !response.headers.has('content-disposition')) {
      const body = await readBody(response.text(), request)
      return unwrap(endpoint, { status: response.status, ok: true, body })
    }
  }
  if (!isEvents) return response
  const { readEvents } = await import('./read-events.ts')
  return readEvents(endpoint, response, request)
}

function resolveBase(baseUrl = BROWSER_BASE): string {
  // Browsers and workers have a location; elsewhere a relative address cannot be resolved.
  if (!('location' in globalThis) && !/^https?:\/\//.test(baseUrl)) {
    throw new TypeError('baseUrl must be an absolute http(s) address outside a browser')
  }
  return baseUrl.replace(/\/+$/, '')
}
