import type { Endpoint } from '../contract/endpoint.ts'

/** What an `ApiError` is made of. */
export interface ApiErrorOptions {
  /** Code of the envelope. */
  code: number
  /** The server's sentence, which may be shown. */
  message: string
  /** The endpoint that was called. */
  endpoint: Endpoint
  /** HTTP status of the answer. */
  status: number
  /** The error that this one was made from. */
  cause?: unknown
}

/**
 * The server answered, and the answer is a refusal. `message` is the server's sentence and may be shown.
 * @example
 * ```ts
 * import { ApiError } from '@mozhan/api-client'
 * import { article } from '@mozhan/api-client/contract'
 *
 * throw new ApiError({ code: 404, message: '文章不存在', endpoint: article.getArticle, status: 200 })
 * ```
 */
export class ApiError extends Error {
  override name = 'ApiError'
  /** Code of the envelope; the HTTP status where the answer had no envelope; 500 where it had no code. */
  readonly code: number
  /** HTTP status of the answer; refusals by business rules travel with 200. */
  readonly status: number
  /** The endpoint that was called. */
  readonly endpoint: Endpoint

  /**
   * Made by the client; by tests, too.
   * @param options code, sentence, endpoint and status of the refusal
   */
  constructor({ code, message, endpoint, status, cause }: ApiErrorOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.endpoint = endpoint
  }
}

/** By name: copies of this module, as bundles make them, know each other's errors. */
const NAMES = new Set(['ApiError', 'RateLimitError', 'TokenExpiredError'])

/**
 * Whether an error is a refusal of the server. True for `TokenExpiredError` and `RateLimitError`, too. Works across
 * copies of the package.
 * @param error what a call threw
 * @returns true for an `ApiError`
 * @example
 * ```ts
 * import { createApiClient, isApiError } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * await createApiClient(contract).article.listArticles().catch((error) => {
 *   if (isApiError(error)) console.log(error.code, error.message)
 * })
 * ```
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && NAMES.has(error.name)
}
