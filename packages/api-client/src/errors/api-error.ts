import type { Endpoint } from '../contract/endpoint.ts'

/** Options of `ApiError`. */
export interface ApiErrorOptions {
  /** Code of the envelope. */
  code: number
  /** Message of the server, which can be shown to the user. */
  message: string
  /** The endpoint that was called. */
  endpoint: Endpoint
  /** HTTP status of the answer. */
  status: number
  /** The original error. */
  cause?: unknown
}

/**
 * The server refused the call. `message` is the message of the server and can be shown to the user.
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
  /** Code of the envelope; the HTTP status if the answer had no envelope; 500 if it had no code. */
  readonly code: number
  /** HTTP status of the answer; 200 for refusals by business rules. */
  readonly status: number
  /** The endpoint that was called. */
  readonly endpoint: Endpoint

  /**
   * Constructed by the client and by tests.
   * @param options code, message, endpoint and status of the refusal
   */
  constructor({ code, message, endpoint, status, cause }: ApiErrorOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.endpoint = endpoint
  }
}

/** Guards compare names, because a bundle can contain several copies of this module. */
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
