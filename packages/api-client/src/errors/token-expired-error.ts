import { ApiError } from './api-error.ts'

/**
 * The token is missing or no longer valid. Sign in or refresh the session, then call again.
 * @example
 * ```ts
 * import { TokenExpiredError } from '@mozhan/api-client'
 * import { user } from '@mozhan/api-client/contract'
 *
 * throw new TokenExpiredError({ code: 1401, message: '令牌过期', endpoint: user.getMe, status: 401 })
 * ```
 */
export class TokenExpiredError extends ApiError {
  override name = 'TokenExpiredError'
}

/**
 * Whether a call was refused because the session has expired. Check it before `isApiError`, which is also true for it.
 * @param error what a call threw
 * @returns true for a `TokenExpiredError`
 * @example
 * ```ts
 * import { createApiClient, isTokenExpiredError } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * await api.comment.deleteComment({ params: { id: '7' } }).catch((error) => {
 *   if (isTokenExpiredError(error)) location.assign('/login')
 * })
 * ```
 */
export function isTokenExpiredError(error: unknown): error is TokenExpiredError {
  return error instanceof Error && error.name === 'TokenExpiredError'
}
