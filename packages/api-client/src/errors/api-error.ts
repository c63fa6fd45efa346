import type { Endpoint } from '../contract/endpoint.ts'

export interface ApiErrorOptions {
  code: number
  message: string
  endpoint: Endpoint
  /** HTTP status of the answer. */
  status: number
  cause?: unknown
}

/** The server answered, and the answer is a refusal. Its `message` is the server's own. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** Code of the envelope; the HTTP status where the answer had no envelope; 500 where it had no code. */
  readonly code: number
  /** HTTP status of the answer; refusals by business rules travel with 200. */
  readonly status: number
  readonly endpoint: Endpoint

  constructor({ code, message, endpoint, status, cause }: ApiErrorOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.endpoint = endpoint
  }
}

/** By name: copies of this module, as bundles make them, know each other's errors. */
const NAMES = new Set(['ApiError', 'RateLimitError', 'TokenExpiredError'])

/** Whether the server refused the call; true for an expired token and for a call too many, too. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && NAMES.has(error.name)
}
