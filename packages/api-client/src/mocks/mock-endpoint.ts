import { type HttpHandler, HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import type { AnswerOf, Endpoint, ParsedInputOf, Path } from '../contract/endpoint.ts'
import { BUSINESS_FAILURE_CODE, SUCCESS_CODE } from '../contract/envelope.ts'
import { isTokenExpired } from '../contract/expiry.ts'
import { readInput } from './read-input.ts'

/** Computes the `data` of an answer from the parsed input of a call. */
export type MockResolver<E extends Endpoint> = (
  input: ParsedInputOf<E>,
) => AnswerOf<E> | Promise<AnswerOf<E>>

/**
 * Mocks an endpoint on any origin, with or without the base path `/api`. Invalid input is refused with code 999.
 * @param endpoint of the contract
 * @param answer `data` before parsing, or a function that computes it from the parsed input
 * @returns a handler for MSW's `setupServer` or `setupWorker`
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { buildArticle } from '@mozhan/api-client/fixtures'
 * import { mockEndpoint } from '@mozhan/api-client/mocks'
 * import { setupServer } from 'msw/node'
 *
 * const { getArticle } = contract.article
 * setupServer(mockEndpoint(getArticle, ({ params }) => buildArticle({ id: params.id }))).listen()
 * ```
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | MockResolver<E>,
): HttpHandler {
  return handle(endpoint, async ({ request, params }) => {
    const input = await readInput(endpoint, request, params)
    if (!input.success) return toEnvelope(BUSINESS_FAILURE_CODE, z.core.prettifyError(input.error))
    // Parsed by the schemas of the endpoint.
    const parsed = input.data as ParsedInputOf<E>
    return toAnswer(endpoint, isResolver<E>(answer) ? await answer(parsed) : answer)
  })
}

/**
 * Mocks a refusal of an endpoint. The HTTP status depends on the code: 401 for an expired token, 429 for a rate limit, 200
 * otherwise.
 * @param endpoint of the contract
 * @param code of the envelope
 * @param message of the server
 * @returns a handler for MSW
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { mockFailure } from '@mozhan/api-client/mocks'
 * import { setupServer } from 'msw/node'
 *
 * setupServer(mockFailure(contract.article.getArticle, 404, '文章不存在')).listen()
 * ```
 */
export function mockFailure(endpoint: Endpoint, code: number, message: string): HttpHandler {
  return handle(endpoint, async () => {
    const answer = toEnvelope(code, message, toStatus(code))
    if (code === TOO_MANY) answer.headers.set('retry-after', '60')
    return answer
  })
}

const TOO_MANY = 429

function toStatus(code: number): number {
  if (code === TOO_MANY) return code
  return isTokenExpired({ code }) ? 401 : 200
}

/**
 * Mocks an endpoint that never answers, to show the loading state of a screen.
 * @param endpoint of the contract
 * @returns a handler for MSW
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { mockPending } from '@mozhan/api-client/mocks'
 * import { setupServer } from 'msw/node'
 *
 * setupServer(mockPending(contract.article.getArticle)).listen()
 * ```
 */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => new Promise(() => undefined))
}

/**
 * Mocks an endpoint that cannot be reached.
 * @param endpoint of the contract
 * @returns a handler for MSW
 * @example
 * ```ts
 * import { contract } from '@mozhan/api-client/contract'
 * import { mockNetworkError } from '@mozhan/api-client/mocks'
 * import { setupServer } from 'msw/node'
 *
 * setupServer(mockNetworkError(contract.article.getArticle)).listen()
 * ```
 */
export function mockNetworkError(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, async () => HttpResponse.error())
}

// Data is JSON, so a function is a resolver.
function isResolver<E extends Endpoint>(
  answer: AnswerOf<E> | MockResolver<E>,
): answer is MockResolver<E> {
  return typeof answer === 'function'
}

type Handle = Parameters<typeof http.get>[1]

function handle(endpoint: Endpoint, resolver: Handle): HttpHandler {
  const method = METHODS[endpoint.method]
  return method(toPattern(endpoint.path), resolver)
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
  PATCH: http.patch,
  HEAD: http.head,
} satisfies Record<Endpoint['method'], unknown>

/** The service path behind any origin and base path. */
function toPattern(path: Path): string {
  return `*${path}`
}

function toAnswer(endpoint: Endpoint, data: unknown): Response {
  if (endpoint.answer === undefined) return toEnvelope(SUCCESS_CODE, 'success', 200, data)
  if (endpoint.answer === 'raw') return new HttpResponse(String(data ?? ''))
  const events = [data].flat().map((event) => `data: ${JSON.stringify(event)}\n\n`)
  return new HttpResponse(events.join(''), { headers: { 'content-type': 'text/event-stream' } })
}

function toEnvelope(code: number, message: string, status = 200, data: unknown = null): Response {
  return HttpResponse.json({ code, message, data: data ?? null }, { status })
}
