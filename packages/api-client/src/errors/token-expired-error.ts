import { ApiError } from './api-error.ts'

/** The token is missing or no longer valid: sign in or refresh, then call again. */
export class TokenExpiredError extends ApiError {
  override name = 'TokenExpiredError'
}

/** Whether the session has to be renewed. */
export function isTokenExpiredError(error: unknown): error is TokenExpiredError {
  return error instanceof Error && error.name === 'TokenExpiredError'
}
