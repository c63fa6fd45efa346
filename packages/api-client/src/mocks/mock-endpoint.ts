import { type HttpHandler, HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import type { AnswerOf, Endpoint, ParsedInputOf, Path } from '../contract/endpoint.ts'
import { BUSINESS_FAILURE_CODE, SUCCESS_CODE } from '../contract/envelope.ts'
import { isTokenExpired } from '../contract/expiry.ts'
import { readInput } from './read-input.ts'

/** Makes the `data` of an answer from the parsed input of a call. */
export type MockResolver<E extends Endpoint> = (
  input: ParsedInputOf<E>,
) => AnswerOf<E> | Promise<AnswerOf<E>>

/**
 * Answers an endpoint, on any origin and with or without the base path `/api`. Input the contract
 * refuses is refused here too.
 * @example mockEndpoint(article.getArticle, ({ params }) => buildArticle({ id: params.id }))
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E> | MockResolver<E>,
): HttpHandler {
  return handle(endpoint, async ({ request, params }) => {
    const input = await readInput(endpoint, request, params)
    if (!input.success) return toEnvelope(BUSINESS_FAILURE_CODE, z.core.prettifyError(input.error))
    // The endpoint's own schemas made it.
    const parsed = input.data as ParsedInputOf<E>
    return toAnswer(endpoint, isResolver<E>(answer) ? await answer(parsed) : answer)
  })
}

/** Lets an endpoint refuse with a code and the server's message; with the status that goes with the code. */
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

/** An endpoint that never answers: what a screen shows while it waits. */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => new Promise(() => undefined))
}

/** An endpoint that cannot be reached. */
export function mockNetworkError(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, async () => HttpResponse.error())
}

// Data is JSON, so that a function can only be a resolver.
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
